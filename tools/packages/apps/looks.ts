/** A thing that the READMEs show: where it stands in an application, and in which story. */
export interface Look {
  readonly name: string;
  /** CSS, the same in application and story. */
  readonly selector: string;
  /** Id in the catalogue. */
  readonly story: string;
  /** Widths of the window in px at which both give it the same room. */
  readonly widths: readonly number[];
}

/** Each stands once on the page of an application, with the props that its story has. */
export const LOOKS: readonly Look[] = [
  { name: 'header', selector: 'header', story: 'shell-header--bare-content', widths: [390, 1440] },
  {
    name: 'block',
    selector: ':is(main, #storybook-root > [data-theme]) > :has(figure blockquote)',
    story: 'blocks-content-block-10-·-team-quote--type-10-standard',
    widths: [390, 1440],
  },
  // On a wide screen the story gives it a column of its own.
  {
    name: 'form',
    selector: 'form:has([type=email])',
    story: 'forms-address-form-1-·-email-form--type-1-email',
    widths: [390],
  },
];
