import { Quiz, type QuizProps } from '@skein/quiz';
import { htmlLiteral } from '@skein/ui';

const quiz: QuizProps = {
  title: 'Which plan do I need?',
  steps: [
    { variation: 'household-size', title: 'How many people are at home?' },
    {
      variation: 'bandwidth',
      title: 'What happens at the same time?',
      description: htmlLiteral`<p>Choose all that apply.</p>`,
      options: [
        { value: 'core', label: 'One thing after the other' },
        { value: 'home', label: 'Classes and video calls' },
        { value: 'edge', label: 'Games that answer at once' },
        { value: 'edge', label: 'Large files, up and down' },
      ],
    },
  ],
  tiers: [
    { variation: 'core', title: 'Small', cardPrice: '$55 a month' },
    { variation: 'home', title: 'Medium', cardPrice: '$70 a month' },
    { variation: 'edge', title: 'Large', cardPrice: '$95 a month' },
  ],
};

export const PlanQuiz = () => <Quiz {...quiz} />;
