import { Glyph, warningGlyph } from '@skein/ui';
import { styled } from 'styled-components';
import type { HomeStatus } from './home-status.ts';
import type { Severity } from './network-status-answer.ts';

/** The color of a home's state. The two lower severities and the unknown state have no color (`plain`). */
export type StatusTone = 'clear' | 'plain' | 'degraded' | 'outage';

const severityTones: Record<Severity, StatusTone> = { 0: 'plain', 1: 'plain', 2: 'degraded', 3: 'outage' };

export function toneOf({ issue, isUnknown = false }: HomeStatus): StatusTone {
  if (!issue) return isUnknown ? 'plain' : 'clear';
  return issue.severity === undefined ? 'plain' : severityTones[issue.severity];
}

/** Background and text color of each tone. */
export const toneColors: Record<StatusTone, { readonly ground: string; readonly ink: string }> = {
  clear: { ground: 'var(--color-positive-surface)', ink: 'var(--color-positive)' },
  plain: { ground: 'var(--color-surface-sunken)', ink: 'var(--color-text)' },
  degraded: { ground: 'var(--color-warning-surface)', ink: 'var(--color-warning)' },
  outage: { ground: 'var(--color-danger-surface)', ink: 'var(--color-danger)' },
};

/** The state of the network in a word or two, with an icon and a color. */
export function StatusLabel({ home, children }: { readonly home: HomeStatus; readonly children: string }) {
  return (
    <Label data-severity={home.issue?.severity} $tone={toneOf(home)}>
      <Glyph path={warningGlyph} size="1.15em" />
      <span>{children}</span>
    </Label>
  );
}

const Label = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-2);
  color: ${({ $tone }) => toneColors[$tone].ink};
  font-weight: 700;
  letter-spacing: 0.04em;

  /* Beside the first line, whose baseline is that of the label. */
  & > svg {
    align-self: flex-start;
    margin-block-start: 0.2em;
  }
`;
