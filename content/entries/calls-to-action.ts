import { callToAction, entry, t, type Localized } from '@skein/cms-client';
import { SALES, SUPPORT, type Plan } from './offer.ts';

/** The only name of the address check: links to it and the buttons of its forms show this text. */
export const CHECK_AVAILABILITY: Localized<string> = t('Check availability', 'Ver cobertura');

type Look = 'button' | 'outline' | 'link';

/** A call to action that opens the dialog of the address check. Many blocks contain it. */
export const checkMyAddress = entry(callToAction, 'cta-check-my-address', {
  internalName: 'Check availability',
  text: CHECK_AVAILABILITY,
  target: '#!',
  analyticsId: 'block-check-address',
});

/** Orders the chosen plan by phone, where fiber is available. */
export const orderByPhone = entry(callToAction, 'cta-order-by-phone', {
  internalName: 'Order by phone',
  text: t(`Call ${SALES.text} to order`, `Contratar: ${SALES.text}`),
  target: SALES.tel,
  look: 'button',
  analyticsId: 'order-by-phone',
});

/** Returns the call to action that chooses a plan. The address check remembers the plan. */
export const getPlan = ({ name, key }: Plan) =>
  entry(callToAction, `cta-get-${key}`, {
    internalName: `Get ${name}`,
    text: t(`Get ${name}`, `Contratar ${name}`),
    target: `/check-address?plan=${key}`,
    analyticsId: `get-${key}`,
  });

/**
 * Returns a call to action that leads to the plans. It has the same words everywhere.
 * @param target the page with all plans, or another place with plans
 */
export const seePlans = (id: string, look: Look = 'link', target = '/plans') =>
  goTo(id, 'See plans and prices', 'Ver planes y precios', target, look);

export const callSupport = entry(callToAction, 'cta-call-support', {
  internalName: 'Call support',
  text: t(`Call ${SUPPORT.text}`, `Llamar al ${SUPPORT.text}`),
  target: SUPPORT.tel,
  analyticsId: 'call-support',
});

export const callSales = entry(callToAction, 'cta-call-sales', {
  internalName: 'Call sales',
  text: t(`Call ${SALES.text}`, `Llamar al ${SALES.text}`),
  target: SALES.tel,
  look: 'button',
  analyticsId: 'call-sales',
});
/** A call to action that leads to the form for messages. Blocks show it beside their main button. */
export const askInChat = entry(callToAction, 'cta-ask-in-chat', {
  internalName: 'Send a message',
  text: t('Send us a message', 'Enviar un mensaje'),
  target: '/chat',
  look: 'outline',
  analyticsId: 'ask-in-chat',
});

/** Returns a call to action that leads to a page of the site. */
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

/** Returns a call to action that leads to the rules of the free month for a new neighbor. */
export const bringANeighbor = (id: string) =>
  goTo(id, 'See how bringing a neighbor works', 'Ver cómo funciona traer a un vecino', '/referral');

export const salesNumber = entry(callToAction, 'cta-sales-number', {
  internalName: 'Sales number',
  text: SALES.text,
  target: SALES.tel,
  look: 'link',
  analyticsId: 'header-sales-number',
});
