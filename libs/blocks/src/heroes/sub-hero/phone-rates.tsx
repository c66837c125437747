import { withDefaults } from '@skein/cms-client';
import { Container, Heading, Picture, RichText, Section, SideBySide, TextColumn } from '@skein/ui';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { SpecTable } from '../../parts/spec-table/spec-table.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { SubHeroOf } from './sub-hero.block.ts';

/** Sub-hero of type 1: the prices of calls, beside a picture. */
export function PhoneRates(given: SubHeroOf<'phoneRates'>) {
  const { title, description, columns, image, notes, cta, analyticsId } = withDefaults(given, {
    columns: [],
  });
  return (
    <div data-analytics-id={analyticsId}>
      <Section spacing="medium">
        <Container>
          <SideBySide shares={[1.1, 1]} align="start">
            <TextColumn align="stretch">
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {description !== undefined && <RichText html={description} />}
              <SpecTable columns={columns} label={title} />
              {notes !== undefined && <RichText html={notes} size="small" />}
              {cta && (
                <div>
                  <BlockCta cta={cta} />
                </div>
              )}
            </TextColumn>
            <Picture image={image} rounded="large" sizes="(min-width: 900px) 600px, 100vw" />
          </SideBySide>
        </Container>
      </Section>
    </div>
  );
}
