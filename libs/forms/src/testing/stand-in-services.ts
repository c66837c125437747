import type { ForgotEmailProblem } from '../forgot-email/forgot-email-rules.ts';
import type { PlaceSelection, PlaceSuggestion } from '../places/place-lookups.ts';
import type { FormOrder, FormServices } from '../services/form-services.ts';
import type { PostResult } from '../post/send-post.ts';
import type { Building } from '../units/building-lookup.ts';

export const juniper: PlaceSelection = {
  streetNumberValue: '12',
  routeValue: 'Juniper Street',
  zipCodeValue: '97205',
  placeId: 'p-juniper',
};
const suggestions: readonly PlaceSuggestion[] = [
  { placeId: juniper.placeId, text: '12 Juniper Street, Portland, OR 97205' },
  { placeId: 'p-june', text: '120 June Avenue, Portland, OR 97209' },
];

export interface StandInServices extends FormServices {
  readonly orders: FormOrder[];
  readonly opened: string[];
  readonly asked: string[];
  prepared: number;
}

export interface StandInOptions {
  readonly answer?: (order: FormOrder, attempt: number) => PostResult | Promise<PostResult>;
  /** The problem with which every email lookup fails. */
  readonly emailProblem?: ForgotEmailProblem;
  /** The building at every place. Null if it is unknown. */
  readonly building?: Building | null;
}

/** Creates services that answer from memory, for tests and stories. */
export function standInServices({
  emailProblem,
  answer = () =>
    emailProblem === undefined
      ? { kind: 'accepted', location: '/address/available' }
      : { kind: 'denied', problem: emailProblem },
  building = { addressId: 'a-1', units: ['1', '2', '2B', '10'] },
}: StandInOptions = {}): StandInServices {
  const services: StandInServices = {
    orders: [],
    opened: [],
    asked: [],
    prepared: 0,
    places: {
      async suggest(query) {
        services.asked.push(query);
        return suggestions.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()));
      },
      select: async ({ placeId }) => (placeId === juniper.placeId ? juniper : undefined),
    },
    lookUpBuilding: async () => building ?? undefined,
    prepare: () => void services.prepared++,
    async send(_wire, order) {
      services.orders.push(order);
      return answer(order, services.orders.length);
    },
    open: (path) => void services.opened.push(path),
  };
  return services;
}
