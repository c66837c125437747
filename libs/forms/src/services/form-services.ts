import type { HumanCheck } from '../human-check/human-check.ts';
import type { PlaceSelection } from '../places/place-lookups.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import type { PostResult } from '../post/send-post.ts';
import type { Building } from '../units/building-lookup.ts';

/** The data that every form passes to its post. */
export interface FormOrder {
  readonly url: string;
  /** Values of the shown fields, without outer spaces. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Key of the content. A retry has the same key, and changed content has a new key. */
  readonly idempotencyKey: string;
  /** The value of the trap field. Visitors do not see this field. */
  readonly honeypot: string;
  /** Path and query of the page. The services may add the campaign of an earlier page to the query. */
  readonly page: { readonly pathname: string; readonly search: string };
}

/** Functions that the code for posting a form may use. */
export interface WireTools {
  readonly check: HumanCheck;
  /**
   * Returns the form token from portal data. Returns an empty text without portal data or without cookies.
   * @param options.fresh true if the service has refused the page's token
   */
  xsrfToken(options?: { readonly fresh?: boolean }): Promise<string>;
  /** Whether the visitor is a customer, according to portal data. */
  hasAccount(): Promise<boolean>;
}

/**
 * Posts a form: builds the body for the service, and reads the answer. Rejects only with a `MissingScript`,
 * before the form is sent. `Extra` is the data that only this form needs.
 */
export type Wire<Extra extends object> = (order: FormOrder & Extra, tools: WireTools) => Promise<PostResult>;

/** Loads the code that posts a form. Pages load this code when a visitor first uses a form. */
export type LoadWire<Extra extends object> = () => Promise<Wire<Extra>>;

/** Services for forms. Pages load them when a visitor first uses a form. */
export interface FormServices {
  readonly places: PlacesProvider;
  /** Returns the building at a place, or undefined if it is unknown. */
  lookUpBuilding(place: PlaceSelection): Promise<Building | undefined>;
  /** Prepares the human check in the background. */
  prepare(): void;
  /** Posts a form with the code that `wire` loads. Rejects before the post if a script cannot be loaded. */
  send<Extra extends object>(wire: LoadWire<Extra>, order: FormOrder & Extra): Promise<PostResult>;
  /** Opens a page of this site. */
  open(path: string): void;
}

/** Keys and hosts of outside services. Without a key, forms use the embedded service. */
export interface FormServicesConfig {
  readonly googleMapsKey?: string | undefined;
  readonly recaptchaSiteKey?: string | undefined;
  /**
   * Hosts of the provider. On other hosts, forms request no buildings and no portal data. Default: localhost.
   */
  readonly hostnames?: readonly string[] | undefined;
}
