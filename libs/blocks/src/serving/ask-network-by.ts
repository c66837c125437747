import { splitLocale, type Sanitize, type SiteLanguages } from '@skein/cms-client';
import type { AskService } from '@skein/cms-client/serve';
import { homeStatuses } from '../network/network-status/home-status.ts';
import { NETWORK_QUERY_PARAM } from '../network/network-status/network-query.ts';
import { NETWORK_STATUS_PATH, readNetworkAnswer } from '../network/network-status/network-status-answer.ts';
import type { AskNetwork } from './network-serving.ts';

/** Largest number of unreadable fields that one report names. */
const UNREAD_TOLD = 5;

export interface AskNetworkOptions {
  readonly askService: AskService;
  readonly sanitize: Sanitize;
  readonly languages: SiteLanguages;
  /** Receives a reason why the network could not be asked, or the unreadable fields of the network's answer. */
  readonly onProblem: (problem: object) => void;
}

/**
 * Returns a function that asks the network status service on behalf of a visitor. The request has the visitor's IP
 * address and headers, because the service may limit requests by visitor.
 */
export const askNetworkBy =
  ({ askService, sanitize, languages, onProblem }: AskNetworkOptions): AskNetwork =>
  async (query, path, visitor) => {
    try {
      const { status, body } = await askService(
        `${NETWORK_STATUS_PATH}?${new URLSearchParams({ [NETWORK_QUERY_PARAM]: query })}`,
        path,
        visitor,
      );
      if (status !== 200) throw new Error(`The service of the network answered ${status}`);
      const { locale } = splitLocale(path, languages);
      const unread: string[] = [];
      const options = readNetworkAnswer(body, (field) => unread.push(field));
      if (unread.length > 0)
        onProblem({ asked: 'network', unread: unread.slice(0, UNREAD_TOLD), fields: unread.length });
      return homeStatuses(options, sanitize, locale, languages);
    } catch (error) {
      onProblem({ asked: 'network', err: error });
      return undefined;
    }
  };
