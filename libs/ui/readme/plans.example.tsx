import { Button, Container, Heading, Section, Stack } from '@skein/ui';

export function Plans() {
  return (
    <Section theme="teal">
      <Container>
        <Stack>
          <Heading level={2}>Internet that keeps up</Heading>
          <Button variant="secondary">See plans</Button>
        </Stack>
      </Container>
    </Section>
  );
}
