import { callToAction, entry, t, type Localized } from '@skein/cms-client';
import { SALES, SUPPORT } from './offer.ts';

type Look = 'button' | 'outline' | 'link';

/** Opens the address check. Most blocks share this call to action. */
export const checkMyAddress = entry(callToAction, 'cta-check-my-address', {
  internalName: 'Check my address',
  text: t('Check my address', 'Consultar mi dirección'),
  target: '#!',
  analyticsId: 'block-check-address',
});

export const callSupport = entry(callToAction, 'cta-call-support', {
  internalName: 'Call support',
  text: t(`Call ${SUPPORT.text}`, `Llama al ${SUPPORT.text}`),
  target: SUPPORT.tel,
  analyticsId: 'call-support',
});

export const callSales = entry(callToAction, 'cta-call-sales', {
  internalName: 'Call sales',
  text: t(`Call ${SALES.text}`, `Llama al ${SALES.text}`),
  target: SALES.tel,
  look: 'button',
  analyticsId: 'call-sales',
});
/** A second choice beside a button. */
export const askInChat = entry(callToAction, 'cta-ask-in-chat', {
  internalName: 'Ask in the chat',
  text: t('Chat with us', 'Preguntar por chat'),
  target: '/chat',
  look: 'outline',
  analyticsId: 'ask-in-chat',
});

/** Returns a link from one block to a page of the site. */
export function goTo(
  id: string,
  english: string,
  spanish: string,
  target: string | Localized<string>,
  look: Look = 'link',
) {
  return entry(callToAction, `cta-${id}`, {
    internalName: english,
    text: t(english, spanish),
    target,
    look,
    analyticsId: id,
  });
}

export const salesNumber = entry(callToAction, 'cta-sales-number', {
  internalName: 'Sales number',
  text: SALES.text,
  target: SALES.tel,
  look: 'link',
  analyticsId: 'header-sales-number',
});
