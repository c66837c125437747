import { formServings, googlePlacesPolicy, PAGE_SETTINGS } from '@skein/forms/serve';

const chat = { page: '/chat', path: '/api/chat' };

/** Pass the same requests to `siteServices`, as `pages.requests`. */
export const servings = () => [
  ...formServings({ requestForms: { chat }, liveChatLicence: process.env['LIVE_CHAT_LICENCE'] }),
];

/** A part of `serveSite`: addresses are suggested by Google. */
export const googlePlaces = (key: string) => () => ({
  pageSettings: { [PAGE_SETTINGS.googleMapsKey]: key },
  policy: [googlePlacesPolicy],
});
