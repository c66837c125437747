import type { BlockNode, CallToActionContent, ContentColor, SafeHtml } from '@skein/cms-client';
import { Asking, ASKS, Prose, TextColumn, themeGrounds, type ColumnWidth, type ThemeName } from '@skein/ui';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { lead } from '../../../parts/layout/lead.styles.ts';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { SlotInset } from '../../../parts/slot-inset/slot-inset.tsx';
import { BlockTitle } from '../../../parts/title/block-title.tsx';
import type { ColoredText } from '../../../parts/title/title.content.ts';

export interface HeroWordsProps {
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly titleColor?: ContentColor | undefined;
  readonly multiColorTitle: boolean;
  readonly titleParts: readonly ColoredText[];
  /** Heading level of the title. Default: 1, the title of the page. */
  readonly titleLevel?: 1 | 2;
  /** Theme behind the words. */
  readonly theme: ThemeName;
  readonly subtitle?: string | undefined;
  readonly description?: SafeHtml | undefined;
  readonly cta?: CallToActionContent | undefined;
  readonly secondCta?: CallToActionContent | undefined;
  readonly form?: BlockNode | undefined;
  /** `center` centers the words. */
  readonly align?: 'start' | 'center';
  /** Component around the form, such as `FormBar`. By default, the form is in the column of the words. */
  readonly formFrame?: ComponentType<{ readonly form: BlockNode; readonly children: ReactNode }>;
  /** More content, between the description and the first action. */
  readonly children?: ReactNode;
  /** A short status text at the top of the words. */
  readonly badge?: ReactNode;
  /** Size of the buttons. Default: `large`. */
  readonly buttons?: 'medium' | 'large';
  /** Text below the first action. */
  readonly smallPrint?: ReactNode;
}

export interface HeroTextProps extends HeroWordsProps {
  /** Largest width of the words. If the container is wider, the words are centered. */
  readonly width?: ColumnWidth;
}

/** The words of a hero and its first action: a form, or up to two calls to action. */
export function HeroText({ width, ...words }: HeroTextProps) {
  const column = (
    <TextColumn align="stretch" width={width}>
      <HeroWords {...words} />
    </TextColumn>
  );
  return words.form ? <Asking>{column}</Asking> : column;
}

/** The title and the other words, in one column or two. */
export function HeroWords(props: HeroWordsProps) {
  const { kicker, theme, subtitle, description, cta, secondCta, form, children } = props;
  const {
    align = 'start',
    formFrame: FormFrame = PlainForm,
    badge,
    smallPrint,
    titleLevel = 1,
    buttons = 'large',
  } = props;
  const actions = [cta, secondCta].filter((one) => one !== undefined);
  const more = [subtitle, description, form, children, smallPrint, ...actions].some(
    (one) => one !== undefined,
  );
  return (
    <>
      <TextColumn align={align} asks={titleLevel > 1}>
        {badge}
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
        <BlockTitle
          title={props.title}
          color={props.titleColor}
          parts={props.multiColorTitle ? props.titleParts : []}
          ground={themeGrounds[theme]}
          level={titleLevel}
          size={titleLevel}
        />
      </TextColumn>
      {more && (
        <TextColumn align={align}>
          {subtitle !== undefined && <Subtitle {...ASKS}>{subtitle}</Subtitle>}
          {description !== undefined && (
            <Description {...ASKS}>
              <Prose html={description} />
            </Description>
          )}
          {children}
          {form && (
            <FormFrame form={form}>
              <SlotInset node={form} />
            </FormFrame>
          )}
          {!form && actions.length > 0 && (
            <Actions $align={align}>
              {actions.map((one, index) => (
                <BlockCta key={one.id ?? index} cta={one} size={buttons} />
              ))}
            </Actions>
          )}
          {smallPrint}
        </TextColumn>
      )}
    </>
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

const FormPlace = styled.div`
  inline-size: min(var(--column-form), 100%);
  margin-block-start: var(--space-3);
`;

function PlainForm({ children }: { readonly children: ReactNode }) {
  return <FormPlace>{children}</FormPlace>;
}
