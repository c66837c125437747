import { keepCampaign } from './keep-campaign.ts';

/** The part of the first script of a page that forms need. */
export const boot = (): void => keepCampaign();
