import { Asking, SideBySide } from '@skein/ui';
import { HeroWords, type HeroWordsProps } from './hero-text.tsx';

/** The words of a hero. On a wide screen the title is on the left, and the other words are on the right. */
export function SpreadHeroText(props: HeroWordsProps) {
  const words = (
    <SideBySide shares={[1.4, 1]} align="start" gap="medium" rowGap={5}>
      <HeroWords {...props} buttons="medium" />
    </SideBySide>
  );
  return props.form ? <Asking>{words}</Asking> : words;
}
