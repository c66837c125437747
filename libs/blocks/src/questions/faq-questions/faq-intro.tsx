import type { SafeHtml } from '@skein/cms-client';
import { Heading, RichText, TextColumn } from '@skein/ui';
import { inlineAlign, type TextAlign } from '../../parts/layout/alignment.ts';
import { titleSize } from '../../parts/title/title-size.ts';

export interface FaqIntroProps {
  readonly title?: string | undefined;
  readonly description?: SafeHtml | undefined;
  readonly align: TextAlign;
  readonly isPageTitle: boolean;
}

/** The words above questions. */
export function FaqIntro({ title, description, align, isPageTitle }: FaqIntroProps) {
  if (title === undefined && description === undefined) return null;
  const level = isPageTitle ? 1 : 2;
  return (
    <TextColumn align={inlineAlign[align]}>
      {title !== undefined && (
        <Heading level={level} size={titleSize(level, title, [])} anchor>
          {title}
        </Heading>
      )}
      {description !== undefined && <RichText html={description} size="lead" />}
    </TextColumn>
  );
}
