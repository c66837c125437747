'use client';

import { atLeast, Heading, Picture, useLanguageTag, type HeadingLevel } from '@skein/ui';
import { styled } from 'styled-components';
import type { Post } from './post.content.ts';
import { postDate, postDateTime } from './post-date.ts';

/**
 * Size of a post. `large` and `row` have the words beside the picture, `medium` and `small` below the picture.
 * The picture of a `row` is small.
 */
export type PostSize = 'large' | 'medium' | 'small' | 'row';

export interface PostCardProps extends Post {
  readonly level: HeadingLevel;
  readonly size: PostSize;
}

const SIZES: Readonly<Record<PostSize, string>> = {
  large: '(min-width: 1300px) 700px, (min-width: 960px) 56vw, 100vw',
  medium: '(min-width: 1300px) 700px, (min-width: 960px) 56vw, 100vw',
  small: '(min-width: 1300px) 390px, (min-width: 960px) 32vw, (min-width: 620px) 46vw, 100vw',
  row: '(min-width: 960px) 200px, 35vw',
};

/** Heading size of the title, by size of the post. */
const TITLES = { large: 2, medium: 3, small: 4, row: 4 } as const satisfies Record<PostSize, number>;

/** A post: picture, subject and date. The whole card links to the post. */
export function PostCard(props: PostCardProps) {
  const { title, category, published, excerpt, image, link, level, size } = props;
  const tag = useLanguageTag();
  return (
    <Card $size={size}>
      <Art>
        <Picture image={image} aspect={size === 'large' ? 16 / 10 : 4 / 3} sizes={SIZES[size]} />
      </Art>
      <Words>
        {category !== undefined && <Category>{category}</Category>}
        <Heading level={level} size={TITLES[size]}>
          {link === undefined ? title : <Way href={link}>{title}</Way>}
        </Heading>
        {excerpt !== undefined && size !== 'row' && <Excerpt $large={size === 'large'}>{excerpt}</Excerpt>}
        {published !== undefined && <Day dateTime={postDateTime(published)}>{postDate(published, tag)}</Day>}
      </Words>
    </Card>
  );
}

const Card = styled.article<{ $size: PostSize }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $size }) => ($size === 'row' ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  gap: var(--space-5);
  align-content: start;

  ${atLeast('full')} {
    ${({ $size }) =>
      $size === 'large' &&
      'grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(var(--space-8), 5cqi, var(--space-16)); align-items: center;'}
  }
`;

const Art = styled.div`
  border-radius: var(--radius-medium);
  overflow: clip;

  img {
    transition: scale var(--duration-slow) var(--ease-out);
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    article:hover:has(a) > & img {
      scale: 1.02;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;

const Category = styled.p`
  margin: 0;
  color: var(--color-accent);
  font-size: var(--text-small);
  font-weight: 650;
`;

/** A link as large as the card, so that visitors can press anywhere on the card. */
const Way = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.15em;
  }
`;

const Excerpt = styled.p<{ $large: boolean }>`
  margin: 0;
  color: var(--color-text-muted);
  font-size: ${({ $large }) => ($large ? 'var(--text-lead)' : 'var(--text-body)')};
  line-height: 1.45;
  text-wrap: balance;
`;

const Day = styled.time`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;
