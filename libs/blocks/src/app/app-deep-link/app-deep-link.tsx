'use client';

import { withDefaults } from '@skein/cms-client';
import { Container, Heading, Picture, RichText, Section, SideBySide, TextColumn } from '@skein/ui';
import { AppStores } from '../app-stores/app-stores.tsx';
import { useAppStores } from '../app-stores/use-app-stores.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import type { AppDeepLinkProps } from './app-deep-link.block.ts';
import { appStoresDefaults } from '../app-stores/app-stores.defaults.ts';

export type { AppDeepLinkProps };

/** Presents the provider's app and links to the app stores. Renders nothing if no store link is set. */
export function AppDeepLink(given: AppDeepLinkProps) {
  const props = withDefaults(given, { ...appStoresDefaults, theme: 'mist', goesOn: false });
  const { title, description, theme, image, analyticsId } = props;
  const root = useAppStores<HTMLDivElement>();
  if (props.playLink === undefined && props.appLink === undefined) return null;
  const words = (
    <TextColumn gap={4}>
      <Heading level={2} size={titleSize(2, title, [])} anchor>
        {title}
      </Heading>
      {description !== undefined && <RichText html={description} size="lead" />}
    </TextColumn>
  );
  const stores = <AppStores {...props} />;
  return (
    <Section theme={theme}>
      <Container>
        <div ref={root} data-analytics-id={analyticsId}>
          {image ? (
            <SideBySide shares={[1, 1.1]}>
              <TextColumn gap={8} align="stretch">
                {words}
                {stores}
              </TextColumn>
              <Picture image={image} rounded="large" sizes="(min-width: 900px) 600px, 100vw" />
            </SideBySide>
          ) : (
            <SideBySide rowGap={8}>
              {words}
              {stores}
            </SideBySide>
          )}
        </div>
      </Container>
    </Section>
  );
}
