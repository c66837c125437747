import { answerTo, type Answer, type Answers } from './answers.ts';
import { valueOf, type Question } from './questions.ts';
import { TIERS, type PerTier, type Tier } from './tiers.ts';

/** The tier that each of the answers a, b and c supports. */
const CHOICES: Readonly<Record<string, Tier>> = { a: 'core', b: 'home', c: 'edge' };
/** The tier that each answer about a typical day supports. This order differs from the order in `CHOICES`. */
const DAYS: Readonly<Record<string, Tier>> = { a: 'home', b: 'core', c: 'edge' };

function forPeople(people: number): readonly Tier[] {
  if (people <= 0) return [];
  return people > 2 ? ['home', 'edge'] : ['core', 'edge'];
}

function forBandwidth(answer: Answer): readonly Tier[] {
  const values = answer.map(valueOf);
  const edges = values.filter((value) => value === 'edge').length;
  if (values.includes('core')) return ['core'];
  if (edges >= 2) return ['edge'];
  return edges === 1 || values.includes('home') ? ['home'] : [];
}

const one = (tier: Tier | undefined): readonly Tier[] => (tier === undefined ? [] : [tier]);

/** Returns the tiers that an answer supports. */
export function tiersFor({ variation }: Pick<Question, 'variation'>, answer: Answer): readonly Tier[] {
  const [key] = answer;
  if (key === undefined) return [];
  switch (variation) {
    case 'household-size':
      return forPeople(Number(key));
    case 'bandwidth':
      return forBandwidth(answer);
    case 'extenders':
    case 'priority-room':
      return valueOf(key) === 'no' ? ['core'] : ['home', 'edge'];
    case 'typical-day':
      return one(DAYS[valueOf(key)]);
    case 'internet-use':
      return one(CHOICES[valueOf(key)]);
  }
}

/** Returns the points that the answer to one question adds to each tier. */
export function addedBy(question: Question, answers: Answers): PerTier {
  const tiers = tiersFor(question, answerTo(answers, question));
  const weight = (tier: Tier) => (tiers.includes(tier) ? (question.weight ?? 1) : 0);
  return { core: weight('core'), home: weight('home'), edge: weight('edge') };
}

/** Returns the points that all answers add to each tier. */
export function totals(questions: readonly Question[], answers: Answers): PerTier {
  const sum = { core: 0, home: 0, edge: 0 };
  for (const question of questions) {
    const added = addedBy(question, answers);
    for (const tier of TIERS) sum[tier] += added[tier];
  }
  return sum;
}
