import { defineField, list, type AuthoredEntry, type Field, type ParseContext } from '@skein/cms-client';
import { kindOf, QUESTIONS, VALUES } from '../engine/questions.ts';
import { TIERS } from '../engine/tiers.ts';
import { quizStep, type QuizStepProps } from './quiz-step.content.ts';
import { quizTier, type QuizTierProps } from './quiz-tier.content.ts';

type Report = (field: string, reason: string, entryId?: string) => void;

const reportTo =
  (context: ParseContext): Report =>
  (field, reason, entryId = context.path.at(-1) ?? '') =>
    context.report({ entryId, field, reason });

/**
 * Returns the items without repetitions: of several items with the same variation (question or tier), only the first.
 * Reports each omitted item.
 */
function firsts<T extends { readonly variation: string; readonly id?: string | undefined }>(
  items: readonly T[],
  report: Report,
): readonly T[] {
  const seen = new Set<string>();
  return items.filter(({ variation, id }) => {
    if (!seen.has(variation)) return seen.add(variation);
    report('gfVariation', 'is that of another one before it', id);
    return false;
  });
}

/**
 * Removes the options whose value the rules of the quiz do not know, and reports them. Returns undefined if no option
 * is left.
 */
function askable(step: QuizStepProps, report: Report): QuizStepProps | undefined {
  const kind = kindOf(step);
  if (kind === 'counter') return step;
  const values: readonly string[] = VALUES[kind];
  const { word } = QUESTIONS[step.variation];
  const options = (step.options ?? []).filter(({ value, id }) => {
    if (values.includes(value)) return true;
    report('gfValue', `is none of ${values.join(', ')}, which ${word} can be answered with`, id);
    return false;
  });
  if (options.length > 0) return { ...step, options };
  report('gfOptions', 'holds nothing to choose from', step.id);
  return undefined;
}

/** Makes a field check its value, including a default value, and report problems to the editor. */
function checked<T, A>(
  field: Field<T, A, false>,
  check: (value: T, report: Report) => void,
): Field<T, A, false> {
  return {
    ...field,
    read(raw, context) {
      const value = field.read(raw, context);
      check(value, reportTo(context));
      return value;
    },
  };
}

/**
 * Defines a field for questions. The field omits and reports repeated questions, and questions without usable options.
 */
export function askableSteps(
  gf: string,
  help: string,
): Field<readonly QuizStepProps[], readonly AuthoredEntry<'gfQuizStep'>[], false> {
  const { spec, read, write } = list(gf, quizStep);
  const steps = defineField<readonly QuizStepProps[], readonly AuthoredEntry<'gfQuizStep'>[]>({
    ...spec,
    gf,
    write,
    read(raw, context) {
      const report = reportTo(context);
      return firsts(read(raw, context), report).flatMap((step) => askable(step, report) ?? []);
    },
  });
  return checked(steps.default([]).help(help), (asked, report) => {
    if (asked.length === 0) report(gf, 'holds no question that can be asked');
  });
}

/** Defines a field for results, one for each tier. The field reports each tier without a result. */
export function resultTiers(
  gf: string,
  help: string,
): Field<readonly QuizTierProps[], readonly AuthoredEntry<'gfQuizTier'>[], false> {
  const { spec, read, write } = list(gf, quizTier);
  const tiers = defineField<readonly QuizTierProps[], readonly AuthoredEntry<'gfQuizTier'>[]>({
    ...spec,
    gf,
    write,
    read: (raw, context) => firsts(read(raw, context), reportTo(context)),
  });
  return checked(tiers.default([]).help(help), (given, report) => {
    const missing = TIERS.filter((tier) => !given.some(({ variation }) => variation === tier));
    if (missing.length > 0) report(gf, `has no result for ${missing.join(', ')}`);
  });
}
