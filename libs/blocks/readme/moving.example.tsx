import { Faq } from '@skein/blocks/questions/faq';
import { Container, Heading, HeadingLevels, htmlLiteral } from '@skein/ui';

export function Moving() {
  return (
    <>
      <Container>
        <Heading level={2}>Moving to another house</Heading>
      </Container>
      <HeadingLevels from={3}>
        <Faq
          title="Before you move"
          items={[
            { title: 'Can I take my plan along?', description: htmlLiteral`<p>Yes, free of charge.</p>` },
          ]}
        />
      </HeadingLevels>
    </>
  );
}
