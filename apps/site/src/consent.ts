import type { Asks } from '@skein/shell/serve';
import type { Config } from './config.ts';

/** The page to choose on, without a language. */
export const COOKIES_PAGE = '/cookies';

/** What visitors are asked to allow: what the settings bring in, and nothing else. */
export const asksFor = ({
  tagManagerId,
  liveChatLicence,
}: Pick<Config, 'tagManagerId' | 'liveChatLicence'>): Asks => [
  ...(tagManagerId === undefined ? [] : (['analytics', 'ads'] as const)),
  ...(liveChatLicence === undefined ? [] : (['chat'] as const)),
];
