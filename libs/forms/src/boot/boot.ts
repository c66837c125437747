import { wakeCall } from './wake-call.ts';
import { keepCampaign } from '../post/keep-campaign.ts';

/** Runs the forms' part of a page's first script. */
export function boot(): void {
  keepCampaign();
  wakeCall();
}
