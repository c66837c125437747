import type { ContentColor } from '@skein/cms-client';
import {
  Container,
  ModuleOutline,
  paint,
  Section,
  type ContainerWidth,
  type ModuleLook,
  type Paint,
} from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ContentBlockFrameProps {
  readonly backgroundColor?: ContentColor | undefined;
  readonly fullWidth: boolean;
  readonly roundedBlock: boolean;
  readonly isModule: boolean;
  readonly moduleColor?: ContentColor | undefined;
  readonly moduleLook?: ModuleLook | undefined;
  readonly analyticsClass?: string | undefined;
  readonly analyticsId?: string | undefined;
  /** Name of the block in links, such as `cities` in `/cities/austin#cities`. */
  readonly anchorId?: string | undefined;
  readonly width?: ContainerWidth;
  /**
   * Content behind the words that fills the block or the panel. Position it absolutely, with a z-index below
   * zero.
   */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The parts that all content blocks share: background, width, corners, module outline, and attributes for
 * analytics. A block without its own background has `data-bare`. If two blocks in a row have `data-bare`, the
 * space between them is not doubled.
 */
export function ContentBlockFrame(props: ContentBlockFrameProps) {
  const {
    isModule,
    moduleColor,
    moduleLook,
    fullWidth,
    backgroundColor,
    roundedBlock,
    width = 'content',
    backdrop,
    children,
  } = props;
  const panel = !fullWidth && backgroundColor !== undefined;
  const block = (
    <Ground
      id={props.anchorId}
      className={props.analyticsClass}
      data-analytics-id={props.analyticsId}
      data-bare={isModule || (backgroundColor && !panel) ? undefined : ''}
      $fill={panel ? undefined : backgroundColor}
    >
      {!panel && backdrop}
      <Section spacing={isModule ? 'small' : 'large'} as="div">
        <Container width={width}>
          {panel ? (
            <Panel $fill={backgroundColor} $rounded={roundedBlock}>
              {backdrop}
              {children}
            </Panel>
          ) : (
            children
          )}
        </Container>
      </Section>
    </Ground>
  );
  if (!isModule) return block;
  return (
    <ModuleOutline color={moduleColor} look={moduleLook}>
      {block}
    </ModuleOutline>
  );
}

const Ground = styled.section<Paint>`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  ${paint}
`;

const Panel = styled.div<Paint & { $rounded: boolean }>`
  position: relative;
  isolation: isolate;
  padding: clamp(var(--space-6), 5vw, var(--space-16)) clamp(var(--space-5), 5vw, var(--space-16));
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
  ${paint}
`;
