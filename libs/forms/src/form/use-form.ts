'use client';

import { useWords } from '@skein/ui';
import { useEffect, useRef, useState } from 'react';
import { HONEYPOT_FIELD } from '../post/post-fields.ts';
import { idempotencyKeys } from '../post/idempotency-key.ts';
import { referenceSentence } from '../post/reference-sentence.ts';
import type { PostResult } from '../post/send-post.ts';
import type { ServiceSays } from '../post/service-says.ts';
import { checkForm, fieldsOf, fieldToFocus } from '../rules/check-form.ts';
import type { FieldIssue, FieldValues } from '../rules/form-rules.ts';
import { useFormServices } from '../services/form-services-provider.tsx';
import { SCRIPTS_WAIT_MS } from '../wait/missing-script.ts';
import { withinTime } from '../wait/within-time.ts';
import { controlOf, valuesOf } from './controls.ts';
import { filledIn } from './filled-in.ts';
import type { FormControl, FormSetup, FormState } from './form-setup.ts';
import { isOfOtherFields, knownIssues } from './known-issues.ts';
import { NATIVE_WAIT_MS, postNatively } from './post-natively.ts';
import { showWithWords } from './show-whole.ts';

/** Runs a form. The document keeps the values, and this hook keeps the mistakes and the state of the post. */
export function useForm<Field extends string, Message extends string, Extra extends object>(
  setup: FormSetup<Field, Message, Extra>,
): FormControl<Field, Message> {
  const { name, rules, shown, names, messages, url, wire, humanCheck, confirms, refused, onSend, takes } =
    setup;
  const load = useFormServices();
  const sheet = useRef<HTMLFormElement>(null);
  const busy = useRef<'waiting' | 'sending'>(undefined);
  const dialog = useRef<HTMLDialogElement | null>(undefined);
  const say = useWords();
  /** Number of the current try. The hook ignores answers to posts of earlier tries. */
  const visit = useRef(0);
  const reported = useRef('');
  const filling = useRef<Promise<unknown>>(undefined);
  const [ownKeys] = useState(() => idempotencyKeys());
  const { keyFor = ownKeys, mendable = shown } = setup;
  const [state, setState] = useState<FormState<Field, Message>>({
    status: refused?.message === undefined ? 'idle' : 'failed',
    issues: refused?.issues ?? [],
    reason: refused?.message,
    hints: refused?.reference === undefined ? [] : [referenceSentence(refused.reference)],
  });
  const control = (field: Field) => controlOf(sheet.current, names[field]);

  useEffect(() => {
    // If the visitor has moved the focus out of the form and its surroundings, the focus stays there.
    const focused = document.activeElement;
    if (!focused?.contains(sheet.current) && !sheet.current?.contains(focused)) return;
    const wrong = state.focus && control(state.focus);
    wrong?.focus();
    // Finds the part of the form that has the field, its label and its message.
    showWithWords(wrong?.closest('form > div > div'), sheet.current?.querySelector('[aria-live]'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each refused submit is a new state, also when the same field fails again
  }, [state]);

  function cancel() {
    visit.current += 1;
    busy.current = undefined;
    setState((now) => (now.status === 'done' && !now.late ? now : { status: 'idle', issues: [] }));
  }

  useEffect(() => {
    // If a page returns from the browser's cache, the visitor finds the typed text, but no old messages.
    const back = ({ persisted }: PageTransitionEvent) => persisted && cancel();
    // A post that is on its way cannot be stopped, so the page shows the answer.
    const closed = () => busy.current !== 'sending' && cancel();
    const around = (dialog.current = sheet.current?.closest('dialog'));
    addEventListener('pageshow', back);
    around?.addEventListener('close', closed);
    return () => {
      removeEventListener('pageshow', back);
      around?.removeEventListener('close', closed);
    };
  }, []);

  /** Shows the mistakes that a service has found. Omits fields that the visitor has edited since the post. */
  function refuse(
    values: FieldValues<Field>,
    found: readonly FieldIssue<Field, Message>[],
    says?: ServiceSays & Pick<PostResult, 'kind'>,
  ) {
    const now = valuesOf(sheet.current, names, shown);
    const edited = (field: Field) => now[field] !== values[field];
    setState({
      status: 'idle',
      issues: found.filter((issue) => !fieldsOf(issue).some(edited)),
      says,
      hints: says?.hints,
      focus: shown.some(edited) ? undefined : fieldToFocus(rules, values, found, shown),
    });
  }

  const isClosed = () => dialog.current?.open === false;
  /** Shows the answer on the page, because the dialog with the form is closed. */
  const tellLate = (taken: boolean, location?: string) =>
    import('./late-answer.tsx')
      .then(({ tellLateAnswer }) => tellLateAnswer({ taken, thanks: setup.thanks, location, say }))
      .catch(() => undefined);

  async function send(values: FieldValues<Field>): Promise<void> {
    const idempotencyKey = keyFor(JSON.stringify(values));
    if (reported.current !== idempotencyKey) onSend?.(values);
    reported.current = idempotencyKey;
    const hidden = controlOf(sheet.current, HONEYPOT_FIELD);
    // If a server shows the form again, `location` is the service's address, and not the page's.
    const page = { pathname: refused?.page ?? location.pathname, search: location.search };
    const order = { url, values, idempotencyKey, honeypot: hidden?.value ?? '', page, ...setup.extra };
    const mine = visit.current;
    let reason: unknown;
    let says: ServiceSays = {};
    try {
      // Loads the wire and the services at the same time.
      wire().catch(() => {});
      const services = await withinTime(load(), SCRIPTS_WAIT_MS);
      const result = await services.send(wire, order);
      // The service has asked about the filled-in trap once, so a retry leaves the trap empty.
      if (hidden) hidden.value = '';
      if (mine !== visit.current) return;
      // The form stays busy until the next page replaces this page.
      if (result.kind === 'leaving') return;
      if (result.kind === 'accepted') {
        const location = confirms ? undefined : result.location;
        const late = isClosed() ? await tellLate(true, location) : undefined;
        if (location !== undefined && !isClosed()) return services.open(location);
        busy.current = undefined;
        return setState({ status: 'done', issues: [], late });
      }
      if (isOfOtherFields(result, mendable, messages)) {
        // The form has changed since the page was drawn, so the service has to draw it again.
        says = result;
        throw new Error('the service asks for fields that the page lacks');
      }
      busy.current = undefined;
      if (isClosed()) void tellLate(false);
      const issues = knownIssues<Field, Message>(result, mendable, messages);
      if (issues.length > 0) return refuse(values, issues, result);
      if (result.kind === 'denied')
        return setState({ status: 'failed', issues: [], problem: result.problem });
      says = result;
      reason = result.kind === 'failed' ? result.reason : 'unknown answer';
    } catch (error) {
      if (mine !== visit.current) return;
      reason = error;
      if (isClosed() || !sheet.current) void tellLate(false);
      else {
        postNatively(sheet.current, idempotencyKey);
        await new Promise((over) => setTimeout(over, NATIVE_WAIT_MS));
        // The next page usually replaces this page earlier, but a service may answer without a page.
        if (mine !== visit.current) return;
      }
      busy.current = undefined;
    }
    console.error(`${name} submission failed`, reason);
    setState({ status: 'failed', issues: [], reason: says.message, hints: says.hints });
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
        const issues = now.issues.filter((issue) => !fieldsOf(issue).some((field) => fields.includes(field)));
        return issues.length < now.issues.length ? { ...now, issues, focus: undefined } : now;
      });
    },
  };
}
