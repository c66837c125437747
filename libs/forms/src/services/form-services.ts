import type { EmailLookup, EmailLookupResult } from '../forgot-email/find-email.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import type { PostResult } from '../submit/send-post.ts';
import type { AddressPost } from '../submit/address-post.ts';
import type { Building } from '../units/building-lookup.ts';
import type { PlaceSelection } from '../contract/lookups.ts';

/** What a form asks of the world outside it. Loaded when a visitor first touches a form. */
export interface FormServices {
  readonly places: PlacesProvider;
  /** What is known of the building at a place. */
  lookUpBuilding(place: PlaceSelection): Promise<Building | undefined>;
  /** Gets the human check ready in the background. */
  prepare(): void;
  /** Sends an address: gets the tokens, posts, remembers the address. Never rejects. */
  send(order: PostOrder): Promise<PostResult>;
  /** Asks which email belongs to an address. Never rejects. */
  findEmail(lookup: EmailLookup): Promise<EmailLookupResult>;
  /** Goes to a page of this site. */
  open(path: string): void;
}

/** What a form knows of its post; the tokens come from the services. */
export interface PostOrder extends Omit<AddressPost, 'humanToken' | 'xsrfToken'> {
  readonly url: string;
  /** Whether a human check goes with it. */
  readonly humanCheck: boolean;
}

/** Keys and hosts of outside services; without them the embedded ones are used. */
export interface FormServicesConfig {
  readonly googleMapsKey?: string | undefined;
  readonly recaptchaSiteKey?: string | undefined;
  /** Hosts of the provider: only there buildings are looked up and portal data is read. Localhost by default. */
  readonly hostnames?: readonly string[] | undefined;
}
