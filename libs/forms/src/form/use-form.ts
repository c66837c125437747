'use client';

import { useLanguage } from '@skein/ui';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { HONEYPOT_FIELD } from '../post/post-fields.ts';
import { idempotencyKeys } from '../post/idempotency-key.ts';
import type { ServiceSays } from '../post/service-says.ts';
import { checkForm, fieldToFocus } from '../rules/check-form.ts';
import type { BothLanguages } from '../rules/both-languages.ts';
import type { FieldIssue, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import { useFormServices } from '../services/form-services-provider.tsx';
import { SCRIPTS_WAIT_MS, type LoadWire } from '../services/form-services.ts';
import { withinTime } from '../wait/within-time.ts';
import { controlOf, valuesOf } from './controls.ts';
import { filledIn } from './filled-in.ts';
import { knownIssues } from './known-issues.ts';
import { showWithWords } from './show-whole.ts';

export interface FormSetup<Field extends string, Message extends string, Extra extends object> {
  /** What it is called in the log: `Address form`. */
  readonly name: string;
  readonly rules: FormRules<Field, Message>;
  /** The fields that the content asks for, in the order on the page. */
  readonly shown: readonly Field[];
  /** Fields in which a service may find something that the visitor can mend, here or a step before; those shown by default. */
  readonly mendable?: readonly Field[];
  /** What the fields are called in a post. */
  readonly names: Readonly<Record<Field, string>>;
  /** What a service may find wrong. */
  readonly messages: readonly Message[];
  readonly url: string;
  readonly wire: LoadWire<Extra>;
  /** What the wire needs beside what every form knows. */
  readonly extra: Extra;
  readonly humanCheck: boolean;
  /** An accepted post is confirmed in place of the form, and opens no page. One that names no page always is. */
  readonly confirms?: boolean;
  /** Told on the page when a post was taken whose dialog was closed meanwhile. */
  readonly thanks?: string | undefined;
  /** What stands in the fields at first. */
  readonly values?: FieldValues<Field> | undefined;
  /** Set by a server that shows the form again to somebody without script. */
  readonly refused?: RefusedPost<Field, Message> | undefined;
  /** Hears once of everything that is sent, and not of retries. */
  readonly onSend?: (values: FieldValues<Field>) => void;
  /** Takes what the rules let pass, in place of a post: a step of several. */
  readonly takes?: (values: FieldValues<Field>) => void;
  /** Key of a post by its content, where it outlives this form. */
  readonly keyFor?: (content: string) => string;
}

export interface FormState<Field extends string, Message extends string> {
  /** `waiting`: it is sent, once it is filled in. */
  readonly status: 'idle' | 'waiting' | 'busy' | 'failed' | 'done';
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** What the server said of a failure. */
  readonly reason?: string | undefined;
  /** How long it wants the visitor to wait before another try. */
  readonly wait?: BothLanguages | undefined;
  /** The service found what is wrong, though the form had not. */
  readonly refusedByService?: boolean | undefined;
  /** In place of a form that is done: its answer came when its dialog was closed, and names a page. */
  readonly late?: ReactElement | undefined;
  /** Why a failure is final. */
  readonly problem?: string | undefined;
  /** Gets the focus when the state is shown. */
  readonly focus?: Field | undefined;
}

export interface FormControl<Field extends string, Message extends string> extends FormState<Field, Message> {
  /** The form on the page. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  readonly setup: Pick<
    FormSetup<Field, Message, object>,
    'rules' | 'shown' | 'names' | 'url' | 'values' | 'refused'
  >;
  readonly load: LoadFormServices;
  submit(): void;
  /** Something is under way that fills fields in: a form that is sent waits for its end. undefined: nothing is. */
  fills(filling: Promise<unknown> | undefined): void;
  /** The visitor does not wait for the answer; if there is one after all, nobody hears of it. */
  cancel(): void;
  /** A field has the focus: what will be needed is fetched, so that nobody waits for it at the end. */
  touched(): void;
  /** Fields were edited: what was wrong with them is no longer known. */
  edited(...fields: readonly (Field | undefined)[]): void;
  /** A field is left: says what is wrong with it by itself. */
  left(field: Field): void;
  /** The control of a field. */
  control(field: Field): ReturnType<typeof controlOf>;
  /** Which field a control belongs to. */
  fieldOf(control: EventTarget | null): Field | undefined;
}

/** The life of a form: what stands in it stays in the document; here is what is wrong with it and where its post is. */
export function useForm<Field extends string, Message extends string, Extra extends object>(
  setup: FormSetup<Field, Message, Extra>,
): FormControl<Field, Message> {
  const { name, rules, shown, names, messages, url, wire, humanCheck, confirms, refused, onSend, takes } =
    setup;
  const load = useFormServices();
  const sheet = useRef<HTMLFormElement>(null);
  const busy = useRef<'waiting' | 'sending'>(undefined);
  const dialog = useRef<HTMLDialogElement | null>(undefined);
  const language = useLanguage();
  /** Answers to posts of an earlier visit to the form come too late. */
  const visit = useRef(0);
  const reported = useRef('');
  const filling = useRef<Promise<unknown>>(undefined);
  const [ownKeys] = useState(() => idempotencyKeys());
  const { keyFor = ownKeys, mendable = shown } = setup;
  const [state, setState] = useState<FormState<Field, Message>>({
    status: refused?.message === undefined ? 'idle' : 'failed',
    issues: refused?.issues ?? [],
    reason: refused?.message,
  });
  const control = (field: Field) => controlOf(sheet.current, names[field]);

  useEffect(() => {
    // A visitor who has gone on before the answer came, neither into the form nor to what is around it, stays there.
    const focused = document.activeElement;
    if (!focused?.contains(sheet.current) && !sheet.current?.contains(focused)) return;
    const wrong = state.focus && control(state.focus);
    wrong?.focus();
    // The field with its label and its message: the place of the field in the form.
    showWithWords(wrong?.closest('form > div > div'), sheet.current?.querySelector('[aria-live]'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each refused submit is a new state, also when the same field fails again
  }, [state]);

  function cancel() {
    visit.current += 1;
    busy.current = undefined;
    setState((now) => (now.status === 'done' && !now.late ? now : { status: 'idle', issues: [] }));
  }

  useEffect(() => {
    // Who comes back finds what was typed, and nothing that was said of it.
    const back = ({ persisted }: PageTransitionEvent) => persisted && cancel();
    // What is under way cannot be called back: its answer is told on the page.
    const closed = () => busy.current !== 'sending' && cancel();
    const around = (dialog.current = sheet.current?.closest('dialog'));
    addEventListener('pageshow', back);
    around?.addEventListener('close', closed);
    return () => {
      removeEventListener('pageshow', back);
      around?.removeEventListener('close', closed);
    };
  }, []);

  /** What is edited before a service answers is newer than the answer. */
  function refuse(
    values: FieldValues<Field>,
    found: readonly FieldIssue<Field, Message>[],
    refusedByService?: boolean,
  ) {
    const now = valuesOf(sheet.current, names, shown);
    const edited = (field: Field) => now[field] !== values[field];
    setState({
      status: 'idle',
      issues: found.filter(({ field }) => !edited(field)),
      refusedByService,
      focus: shown.some(edited) ? undefined : fieldToFocus(rules, values, found, shown),
    });
  }

  const isClosed = () => dialog.current?.open === false;
  /** Nobody sees what came of it where it stands. */
  const tellLate = (taken: boolean, location?: string) =>
    import('./late-answer.tsx')
      .then(({ tellLateAnswer }) => tellLateAnswer({ taken, thanks: setup.thanks, location, language }))
      .catch(() => undefined);

  async function send(values: FieldValues<Field>): Promise<void> {
    const idempotencyKey = keyFor(JSON.stringify(values));
    if (reported.current !== idempotencyKey) onSend?.(values);
    reported.current = idempotencyKey;
    const hidden = controlOf(sheet.current, HONEYPOT_FIELD);
    // What is shown again stands at the address of the service.
    const page = { pathname: refused?.page ?? location.pathname, search: location.search };
    const order = { url, values, idempotencyKey, honeypot: hidden?.value ?? '', page, ...setup.extra };
    const mine = visit.current;
    let reason: unknown;
    let says: ServiceSays = {};
    try {
      const services = await withinTime(load(), SCRIPTS_WAIT_MS);
      const result = await services.send(wire, order);
      if (mine !== visit.current) return;
      // The form stays busy while the next page is on its way.
      if (result.kind === 'leaving') return;
      if (result.kind === 'accepted') {
        const location = confirms ? undefined : result.location;
        const late = isClosed() ? await tellLate(true, location) : undefined;
        if (location !== undefined && !isClosed()) return services.open(location);
        busy.current = undefined;
        return setState({ status: 'done', issues: [], late });
      }
      busy.current = undefined;
      if (isClosed()) void tellLate(false);
      const issues = knownIssues<Field, Message>(result, mendable, messages);
      if (issues.length > 0) return refuse(values, issues, true);
      if (result.kind === 'denied')
        return setState({ status: 'failed', issues: [], problem: result.problem });
      says = result;
      reason = result.kind === 'failed' ? result.reason : 'unknown answer';
    } catch (error) {
      if (mine !== visit.current) return;
      busy.current = undefined;
      if (isClosed()) void tellLate(false);
      reason = error;
    }
    console.error(`${name} submission failed`, reason);
    setState({ status: 'failed', issues: [], reason: says.message, wait: says.wait });
  }

  function submitNow() {
    const values = valuesOf(sheet.current, names, shown);
    const issues = checkForm(rules, values, shown);
    if (issues.length > 0) return refuse(values, issues);
    if (takes) return takes(values);
    busy.current = 'sending';
    setState({ status: 'busy', issues: [] });
    void send(values);
  }

  return {
    ...state,
    sheet,
    setup,
    load,
    control,
    fieldOf: (target) => shown.find((field) => target && 'name' in target && target.name === names[field]),
    touched() {
      if (sheet.current) sheet.current.dataset['open'] = '';
      wire().catch(() => {});
      load().then(
        (services) => humanCheck && services.prepare(),
        () => {},
      );
    },
    submit() {
      if (busy.current) return;
      if (!filling.current) return submitNow();
      busy.current = 'waiting';
      setState({ status: 'waiting', issues: [] });
      const mine = visit.current;
      void filledIn(filling.current).then(() => {
        if (mine !== visit.current) return;
        filling.current = undefined;
        cancel();
        submitNow();
      });
    },
    fills(promise) {
      filling.current = promise;
    },
    left(field) {
      const values = valuesOf(sheet.current, names, shown);
      const wrong = checkForm({ ...rules, firstIssueOnly: false }, values, shown).filter(
        (issue) => issue.field === field,
      );
      setState((now) =>
        now.status !== 'idle' || now.issues.some((issue) => issue.field === field) || wrong.length === 0
          ? now
          : { ...now, issues: [...now.issues, ...wrong], focus: undefined },
      );
    },
    cancel,
    edited(...fields) {
      setState((now) => {
        const issues = now.issues.filter(({ field }) => !fields.includes(field));
        return issues.length < now.issues.length ? { ...now, issues, focus: undefined } : now;
      });
    },
  };
}
