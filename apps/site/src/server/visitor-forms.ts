import type { PageVisitor, StampedForm } from '@skein/api';
import { APPLICATION_PATH } from '@skein/careers/application';
import { jobApplication } from '@skein/careers/content';
import type { BlockNode, EntryType, Parsed } from '@skein/cms-client';
import { requestForms } from '@skein/content/requests';
import { FORGOT_EMAIL_PATH } from '@skein/forms/contract';
import { addressForm, requestForm, type VisitorForm } from '@skein/forms/content';
import { everyBlock, withBlockProps } from '../content/block-props.ts';
import type { LoadedPage } from '../content/content-source.ts';

interface FormLine {
  readonly id: string;
  readonly formOf: (props: object) => StampedForm | undefined;
}

/**
 * A form whose posts need a token, also without script. A page with one is filled in for whoever asks, and kept by nobody
 * else: its component gets `visitor.hidden` beside its props, and the page the form token in `<meta name="csrf-token">`.
 * @param formOf undefined for an entry of the type that needs none
 */
const stamped = <P extends object>(
  { id }: EntryType<P>,
  formOf: (props: Parsed<P>) => StampedForm | undefined,
): FormLine => ({ id, formOf: (props) => formOf(props as Parsed<P>) });

const LINES: readonly FormLine[] = [
  stamped(addressForm, ({ variant, postTo = FORGOT_EMAIL_PATH }) =>
    variant === 'forgotEmail' && postTo === FORGOT_EMAIL_PATH ? { path: FORGOT_EMAIL_PATH } : undefined,
  ),
  stamped(requestForm, ({ variant }) => requestForms[variant]),
  stamped(jobApplication, () => ({ path: APPLICATION_PATH })),
];

const formIn = ({ type, props }: BlockNode): StampedForm | undefined =>
  LINES.find(({ id }) => id === type)?.formOf(props);

/** Whether a page is another one for each visitor. */
export function hasVisitorForm({ page }: LoadedPage): boolean {
  let found = false;
  everyBlock(page.blocks, (node) => void (found ||= formIn(node) !== undefined));
  return found;
}

/** The page with the tokens that its forms carry for a visitor. */
export function withVisitorForms(loaded: LoadedPage, { stamp }: PageVisitor): LoadedPage {
  const blocks = withBlockProps(loaded.page.blocks, (node): { visitor: VisitorForm } | undefined => {
    const form = formIn(node);
    return form && { visitor: { hidden: stamp(form) } };
  });
  return { ...loaded, page: { ...loaded.page, blocks } };
}
