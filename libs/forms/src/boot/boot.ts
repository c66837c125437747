import { wakeCall } from './wake-call.ts';
import { keepCampaign } from '../post/keep-campaign.ts';

/** The part of the first script of a page that forms need. */
export function boot(): void {
  keepCampaign();
  wakeCall();
}
