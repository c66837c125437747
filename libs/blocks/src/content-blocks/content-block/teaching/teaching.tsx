import { withDefaults } from '@skein/cms-client';
import { Picture, readableText } from '@skein/ui';
import { styled } from 'styled-components';
import { textColorOn } from '../../../parts/title/block-title.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import { TextBeside } from '../frame/text-beside.tsx';
import { Steps } from './steps.tsx';
import type { TeachingProps } from './teaching.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export type { TeachingProps };

/** Content block of type 8: explains how something works with words, a picture and a list of steps. */
export function Teaching(given: TeachingProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    ...pictureDefaults,
    imageSide: 'right',
  });
  const { image, imageSide, roundedImage, imageColor, steps, notes } = props;
  return (
    <ContentBlockFrame {...props}>
      <Lesson>
        <TextBeside {...props} side={imageSide}>
          <SquaredPaper
            $fill={imageColor}
            $line={imageColor && readableText(imageColor)}
            $rounded={roundedImage}
          >
            <Picture
              image={image}
              sizes="(min-width: 1300px) 560px, (min-width: 900px) 46vw, 86vw"
              rounded={roundedImage ? 'medium' : 'none'}
            />
          </SquaredPaper>
        </TextBeside>
        <Steps steps={steps} notes={notes} color={textColorOn(props.descriptionColor, groundOf(props))} />
      </Lesson>
    </ContentBlockFrame>
  );
}

const Lesson = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-10), 6cqi, var(--space-20));
`;

const SquaredPaper = styled.div<{
  $fill: string | undefined;
  $line: string | undefined;
  $rounded: boolean;
}>`
  --square: clamp(1rem, 2.6cqi, 1.75rem);
  --rule: ${({ $line }) =>
    $line === undefined
      ? 'color-mix(in srgb, var(--color-text) 9%, transparent)'
      : `color-mix(in srgb, ${$line} 12%, transparent)`};
  padding: calc(var(--square) * 2);
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
  background:
    linear-gradient(var(--rule) 1px, transparent 1px) 0 -1px / 100% var(--square),
    linear-gradient(90deg, var(--rule) 1px, transparent 1px) -1px 0 / var(--square) 100%,
    ${({ $fill }) => $fill ?? 'var(--color-surface-raised)'};
  box-shadow: inset 0 0 0 1px var(--rule);
`;
