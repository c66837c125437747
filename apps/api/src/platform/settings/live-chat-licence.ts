import * as v from 'valibot';

/** The operator's number at the vendor of the chat, as a setting. */
export const liveChatLicence = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3,11}$/, 'must be the number of a licence, such as 12345678'),
);
