import type { BlockNode, CallToActionContent, ContentColor, SafeHtml } from '@skein/cms-client';
import { RichText, SideBySide, TextColumn, themeGrounds, type ColumnWidth, type ThemeName } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lead } from '../../layout/lead.styles.ts';
import { BlockCta } from '../../block-cta/block-cta.tsx';
import { SlotInset } from '../../slot-inset/slot-inset.tsx';
import { BlockTitle } from '../../title/block-title.tsx';
import type { ColoredText } from '../../title/title.content.ts';

export interface HeroTextProps {
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly titleColor?: ContentColor | undefined;
  readonly multiColorTitle: boolean;
  readonly titleParts: readonly ColoredText[];
  /** What the words stand on. */
  readonly theme: ThemeName;
  readonly subtitle?: string | undefined;
  readonly description?: SafeHtml | undefined;
  readonly cta?: CallToActionContent | undefined;
  readonly secondCta?: CallToActionContent | undefined;
  readonly form?: BlockNode | undefined;
  /** On a wide screen the title stands left, the rest right of it. */
  readonly spread?: boolean;
  /** `center` sets the words in the middle of their place. */
  readonly align?: 'start' | 'center';
  /** How wide the words grow, in the middle of their place. */
  readonly width?: ColumnWidth;
  /** `bar` puts the form on a raised strip of its own. */
  readonly formFrame?: 'none' | 'bar';
  /** More to read, between the description and the first thing to do. */
  readonly children?: ReactNode;
  /** A state in a word, above everything else. */
  readonly badge?: ReactNode;
  /** Small print under the first thing to do. */
  readonly smallPrint?: SafeHtml | undefined;
}

/** The words of a hero and the first thing to do: a form, or up to two calls to action. */
export function HeroText(props: HeroTextProps) {
  const { kicker, theme, subtitle, description, cta, secondCta, form, children } = props;
  const { spread = false, align = 'start', formFrame = 'none', width, badge, smallPrint } = props;
  const actions = [cta, secondCta].filter((one) => one !== undefined);
  const more =
    subtitle !== undefined ||
    description !== undefined ||
    form !== undefined ||
    children !== undefined ||
    smallPrint !== undefined ||
    actions.length > 0;
  const parts = (
    <>
      <TextColumn align={align}>
        {badge}
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
        <BlockTitle
          title={props.title}
          color={props.titleColor}
          parts={props.multiColorTitle ? props.titleParts : []}
          ground={themeGrounds[theme]}
          level={1}
          size={1}
        />
      </TextColumn>
      {more && (
        <TextColumn align={align}>
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          {description !== undefined && (
            <Description>
              <RichText html={description} />
            </Description>
          )}
          {children}
          {form && formFrame === 'none' && (
            <FormPlace>
              <SlotInset node={form} />
            </FormPlace>
          )}
          {form && formFrame === 'bar' && (
            <FormBar data-theme="paper">
              <SlotInset node={form} />
            </FormBar>
          )}
          {!form && actions.length > 0 && (
            <Actions $align={align}>
              {actions.map((one, index) => (
                <BlockCta key={one.id ?? index} cta={one} size="large" />
              ))}
            </Actions>
          )}
          {smallPrint !== undefined && (
            <SmallPrint>
              <RichText html={smallPrint} size="small" />
            </SmallPrint>
          )}
        </TextColumn>
      )}
    </>
  );
  return spread ? (
    <SideBySide shares={[1.4, 1]} from="large" align="end" gap="medium" rowGap={5}>
      {parts}
    </SideBySide>
  ) : (
    <TextColumn align="stretch" width={width}>
      {parts}
    </TextColumn>
  );
}

const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  color: var(--color-accent);
  font-weight: 650;
  letter-spacing: 0.01em;

  &::before {
    content: '';
    inline-size: 2.25rem;
    block-size: 7px;
    border-block: 2px solid;
    border-radius: 1px;
  }
`;

const Subtitle = styled.p`
  ${lead}
  max-inline-size: 38ch;
  text-wrap: balance;
`;

const Description = styled.div`
  max-inline-size: 52ch;
  color: var(--color-text-muted);
`;

const Actions = styled.div<{ $align: 'start' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $align }) => $align};
  gap: var(--space-4) var(--space-5);
  margin-block-start: var(--space-4);
`;

const SmallPrint = styled.div`
  max-inline-size: var(--column-form);
  color: var(--color-text-muted);
`;

const FormPlace = styled.div`
  inline-size: min(var(--column-form), 100%);
  margin-block-start: var(--space-3);
`;

const FormBar = styled.div`
  box-sizing: border-box;
  inline-size: min(var(--column-text), 100%);
  margin-block-start: var(--space-4);
  padding: clamp(var(--space-4), 2.4cqi, var(--space-6));
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
`;
