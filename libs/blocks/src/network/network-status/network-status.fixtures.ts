import { entry, t } from '@skein/cms-client';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { networkStatus } from './network-status.block.ts';

export const networkStatusBasic = entry(networkStatus, 'network-status', {
  title: t('Is it the network?', '¿Es la red?'),
  subtitle: t(
    'Type your address. We say what we know, and since when.',
    'Escribe tu dirección. Te decimos lo que sabemos, y desde cuándo.',
  ),
  analyticsId: 'network-status',
});
export const networkStatusTitleOnly = entry(networkStatus, 'network-status-title-only', {
  title: t('Is it the network?', '¿Es la red?'),
});
export const networkStatusOwnWords = entry(networkStatus, 'network-status-own-words', {
  title: longTitle,
  subtitle: t(
    'Everything below is worded by an editor, at greater length than anybody would wish for, to see whether the card can take it.',
    'Todo lo de abajo lo ha redactado un editor, con más palabras de las que nadie querría, para ver si la tarjeta lo aguanta.',
  ),
  label: t(
    'The address at which the internet is not what it was',
    'La dirección en la que internet ya no es lo que era',
  ),
  hint: t(
    'Number first, then the street, then the city',
    'Primero el número, luego la calle y después la ciudad',
  ),
  buttonText: t('Ask the network how it is doing today', 'Preguntarle a la red cómo le va hoy'),
  allClear: t('Nothing is wrong that we know of.', 'No hay nada malo que sepamos.'),
  potentialIssue: t('MAYBE SOMETHING', 'QUIZÁ ALGO'),
  confirmedIssue: t('SOMETHING', 'ALGO'),
  serviceDegraded: t(
    'SLOWER THAN USUAL FOR EVERYBODY ON YOUR STREET',
    'MÁS LENTO DE LO NORMAL EN TODA TU CALLE',
  ),
  serviceOutage: t('NO LIGHT', 'SIN LUZ'),
  posted: t('{time}, as far as we know', '{time}, hasta donde sabemos'),
  several: t('These fit:', 'Estas coinciden:'),
  nothingFound: t('No home of ours is called that.', 'Ninguna casa nuestra se llama así.'),
  failed: t('The network does not answer.', 'La red no contesta.'),
  offline: t('You have no connection.', 'No tienes conexión.'),
  retryText: t('Ask once more', 'Preguntar otra vez'),
});
