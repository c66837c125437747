import { withDefaults } from '@skein/cms-client';
import { Asking, Container, Heading, Picture, RichText, Section, SideBySide, TextColumn } from '@skein/ui';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { ThemePanel } from '../../parts/layout/theme-panel.tsx';
import { Lead } from '../../parts/layout/lead.tsx';
import { SlotInset } from '../../parts/slot-inset/slot-inset.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { SimpleModuleProps } from './simple-module.block.ts';

export type { SimpleModuleProps };

/** A panel in its own color with words and a form, side by side or one below the other. */
export function SimpleModule(given: SimpleModuleProps) {
  const props = withDefaults(given, { theme: 'mist', layout: 'beside' });
  const { title, subtitle, description, form, cta, image, layout, theme, analyticsId } = props;
  const words = (
    <TextColumn align="stretch" asks>
      <Heading level={2} size={titleSize(2, title, [])} anchor>
        {title}
      </Heading>
      {subtitle !== undefined && <Lead>{subtitle}</Lead>}
      {description !== undefined && <RichText html={description} />}
    </TextColumn>
  );
  const action = form ? <SlotInset node={form} /> : cta && <BlockCta cta={cta} size="large" />;
  const stacked = (
    <TextColumn gap={8} align="stretch">
      {words}
      {action && <div>{action}</div>}
    </TextColumn>
  );
  return (
    <div data-bare="" data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <ThemePanel
            theme={theme}
            picture={
              image && <Picture image={image} objectFit="cover" sizes="(min-width: 900px) 45vw, 100vw" />
            }
          >
            <Asking>
              {form && !image && layout === 'beside' ? (
                <SideBySide align="center" gap="medium">
                  {words}
                  <SlotInset node={form} />
                </SideBySide>
              ) : (
                stacked
              )}
            </Asking>
          </ThemePanel>
        </Container>
      </Section>
    </div>
  );
}
