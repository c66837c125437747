import { answerTo, type Answers } from './answers.ts';
import { valueOf, type Question, type QuestionName } from './questions.ts';
import { TIERS, type PerTier, type Tier } from './tiers.ts';
import { addedBy, totals } from './weights.ts';

/**
 * Returns the tier with the most points. If tiers tie, returns the middle tier if it is among them, or else the largest
 * tier.
 */
export function heaviest(weights: PerTier): Tier {
  const most = Math.max(...TIERS.map((tier) => weights[tier]));
  const ahead = TIERS.filter((tier) => weights[tier] === most);
  if (ahead.length === 1) return ahead[0] ?? 'home';
  return ahead.includes('home') ? 'home' : 'edge';
}

/**
 * Returns the plan for these answers. If the answer about bandwidth supports `edge`, returns the largest plan.
 * One person without extenders and with little use needs the smallest plan. Otherwise the points decide. The
 * questions may be in any order.
 */
export function recommend(questions: readonly Question[], answers: Answers): Tier {
  const asked = (name: QuestionName) => questions.find(({ variation }) => variation === name);
  const said = (name: QuestionName) => {
    const question = asked(name);
    const [key] = question ? answerTo(answers, question) : [];
    return key === undefined ? undefined : valueOf(key);
  };
  const bandwidth = asked('bandwidth');
  if (bandwidth && addedBy(bandwidth, answers).edge > 0) return 'edge';
  if (said('household-size') === '1' && said('extenders') === 'no' && said('internet-use') === 'a')
    return 'core';
  return heaviest(totals(questions, answers));
}
