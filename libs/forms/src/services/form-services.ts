import type { HumanCheck } from '../human-check/human-check.ts';
import type { PlaceSelection } from '../places/place-lookups.ts';
import type { PlacesProvider } from '../places/places-provider.ts';
import type { PostResult } from '../post/send-post.ts';
import type { Building } from '../units/building-lookup.ts';

/** What every form knows of its post when it is sent. */
export interface FormOrder {
  readonly url: string;
  /** Fields that are shown, without spaces around what was typed. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** The same for a retry, another one when something was edited in between. */
  readonly idempotencyKey: string;
  /** What stands in the field that visitors do not see. */
  readonly honeypot: string;
  /** Path and query string of the page. Where the query names no campaign, wires get the one that was kept. */
  readonly page: { readonly pathname: string; readonly search: string };
}

/** Functions that a wire may use. */
export interface WireTools {
  readonly check: HumanCheck;
  /**
   * Form token of portal data; empty when there is none, or no cookie that it could be bound to.
   * @param options.fresh the one that the page has was refused
   */
  xsrfToken(options?: { readonly fresh?: boolean }): Promise<string>;
  /** Whether portal data knows the visitor as a customer. */
  hasAccount(): Promise<boolean>;
}

/**
 * How a form is posted: it builds the body that its service expects, and reads the response. Rejects with
 * nothing but a `MissingScript`, before anything was sent. `Extra` is what this form adds to the data of every form.
 */
export type Wire<Extra extends object> = (order: FormOrder & Extra, tools: WireTools) => Promise<PostResult>;

/** Loads a wire. No page includes one before a visitor touches a form. */
export type LoadWire<Extra extends object> = () => Promise<Wire<Extra>>;

/** External services that forms use. Loaded when a visitor first touches a form. */
export interface FormServices {
  readonly places: PlacesProvider;
  /** What is known of the building at a place. */
  lookUpBuilding(place: PlaceSelection): Promise<Building | undefined>;
  /** Gets the human check ready in the background. */
  prepare(): void;
  /** Sends an order by its wire. Rejects when a script that this takes cannot be had; then nothing was sent. */
  send<Extra extends object>(wire: LoadWire<Extra>, order: FormOrder & Extra): Promise<PostResult>;
  /** Goes to a page of this site. */
  open(path: string): void;
}

/** Keys and hosts of outside services; without them the embedded ones are used. */
export interface FormServicesConfig {
  readonly googleMapsKey?: string | undefined;
  readonly recaptchaSiteKey?: string | undefined;
  /** Hosts of the provider: only there buildings are looked up and portal data is read. Localhost by default. */
  readonly hostnames?: readonly string[] | undefined;
}
