import { Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { groundOf } from '../../../content-blocks/content-block/frame/ground.ts';
import { CardAction, CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import { threadFill } from '../frame/thread-hue.ts';
import type { AboutUsProps } from './about-us.content.ts';

export type { AboutUsProps };

/**
 * Pictures with words about the provider, three in a row, without boxes. A short line connects picture and
 * words.
 */
export function AboutUs(props: AboutUsProps) {
  const painted = groundOf(props) !== undefined;
  return (
    <CardGrid grid={props} most="three" gap={10}>
      {({ title, description, image, cta }, index) => (
        <Card>
          <Picture
            image={image}
            aspect={4 / 3}
            rounded="medium"
            sizes="(min-width: 1300px) 380px, (min-width: 960px) 31vw, (min-width: 620px) 46vw, 100vw"
          />
          <Words>
            <Thread $color={threadFill(index, painted)} aria-hidden="true" />
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            <CardText html={description} />
            <CardAction cta={cta} />
          </Words>
        </Card>
      )}
    </CardGrid>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-5);
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-2);
`;

const Thread = styled.span<{ $color: string }>`
  inline-size: 2.5rem;
  block-size: 4px;
  margin-block-end: var(--space-2);
  border-radius: 2px;
  background-color: ${({ $color }) => $color};
`;
