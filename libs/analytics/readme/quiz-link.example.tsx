import { analyticsAttributes } from '@skein/analytics';

const follow = { event: 'quiz_promo', category: 'quiz', action: 'click', label: 'take the quiz' } as const;

export function QuizLink() {
  return (
    <a href="/quiz" {...analyticsAttributes(follow)}>
      Which plan fits me?
    </a>
  );
}
