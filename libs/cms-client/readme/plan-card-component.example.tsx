import type { PlanCardProps } from './plan-card.example.ts';

export function PlanCard({ title, price, details, to, benefits }: PlanCardProps) {
  return (
    <article>
      <h3>
        <a href={to}>{title}</a>
      </h3>
      <p>{price}</p>
      {details && <div dangerouslySetInnerHTML={{ __html: details }} />}
      <ul>
        {benefits.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </article>
  );
}
