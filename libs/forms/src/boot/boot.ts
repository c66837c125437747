import { wakeCall } from './wake-call.ts';
import { keepCampaign } from '../post/keep-campaign.ts';

/** Runs the part of a page's first script that forms need. */
export function boot(): void {
  keepCampaign();
  wakeCall();
}
