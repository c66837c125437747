import type { HumanCheck } from '../human-check/human-check.ts';
import type { PlaceSelection } from '../places/place-lookups.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import type { PostResult } from '../post/send-post.ts';
import type { Building } from '../units/building-lookup.ts';

/** The data that every form passes along with a post. */
export interface FormOrder {
  readonly url: string;
  /** Values of the shown fields, without spaces around them. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** The same key for a retry, and another after an edit. */
  readonly idempotencyKey: string;
  /** The value of the field that visitors do not see. */
  readonly honeypot: string;
  /** Path and query string of the page. If the query names no campaign, wires get the kept campaign. */
  readonly page: { readonly pathname: string; readonly search: string };
}

/** Functions that a wire may use. */
export interface WireTools {
  readonly check: HumanCheck;
  /**
   * Returns the form token of portal data. Empty if there is none, or no cookie for it.
   * @param options.fresh true if the service refused the page's token
   */
  xsrfToken(options?: { readonly fresh?: boolean }): Promise<string>;
  /** Whether portal data says that the visitor is a customer. */
  hasAccount(): Promise<boolean>;
}

/**
 * Posts a form: builds the body that its service expects, and reads the response. Rejects only with a
 * `MissingScript`, before anything is sent. `Extra` is the data of this form besides that of every form.
 */
export type Wire<Extra extends object> = (order: FormOrder & Extra, tools: WireTools) => Promise<PostResult>;

/** Loads a wire. Pages load none before a visitor touches a form. */
export type LoadWire<Extra extends object> = () => Promise<Wire<Extra>>;

/** External services that forms use. Pages load them when a visitor first touches a form. */
export interface FormServices {
  readonly places: PlacesProvider;
  /** Returns details of the building at a place, or undefined if there are none. */
  lookUpBuilding(place: PlaceSelection): Promise<Building | undefined>;
  /** Prepares the human check in the background. */
  prepare(): void;
  /** Sends an order through its wire. Rejects if a required script cannot be loaded; then nothing was sent. */
  send<Extra extends object>(wire: LoadWire<Extra>, order: FormOrder & Extra): Promise<PostResult>;
  /** Opens a page of this site. */
  open(path: string): void;
}

/** Keys and hosts of outside services. Without them, forms use the embedded services. */
export interface FormServicesConfig {
  readonly googleMapsKey?: string | undefined;
  readonly recaptchaSiteKey?: string | undefined;
  /**
   * Hosts of the provider. Only there do forms look up buildings and read portal data. Localhost by default.
   */
  readonly hostnames?: readonly string[] | undefined;
}
