import { brandColors } from './brand-colors.ts';
import { testRule } from './rule-tester.ts';

const unknown = (color: string) => ({ messageId: 'unknown', data: { color } });

testRule('brand-colors', brandColors, {
  valid: [
    'const Box = styled.div`color: var(--color-text); background: color-mix(in srgb, var(--ink) 40%, transparent);`;',
    'const Box = styled.div`mask-image: linear-gradient(transparent, #000 4rem, #0000, rgb(0 0 0 / 18%));`;',
    'const Sheet = styled.div`background: #fff; border: 1px solid #FFFFFF; box-shadow: 0 0 1px rgba(255, 255, 255, 0.5);`;',
    "const css = '.map { color: var(--color-text,#0e1729) }';",
    'const Box = styled.div`color: rgb(from var(--color-text) r g b / 50%);`;',
    "const link = '#faq'; const issue = '#1234567'; const anchor = '#feeding-time';",
  ],
  invalid: [
    { code: 'const Box = styled.div`color: #0e1729;`;', errors: [unknown('#0e1729')] },
    { code: 'const Box = styled.div`box-shadow: 0 ${x} 1px #0E172908;`;', errors: [unknown('#0E172908')] },
    { code: "const AMBER = '#f0a92e';", errors: [unknown('#f0a92e')] },
    { code: 'const path = <path fill="#abc" />;', errors: [unknown('#abc')] },
    {
      code: 'const Box = styled.div`background: rgb(10 16 29 / 88%); color: hsl(20deg 10% 50%);`;',
      errors: [unknown('rgb(10 16 29 / 88%)'), unknown('hsl(20deg 10% 50%)')],
    },
    { code: 'const Box = styled.div`color: var(--color-text) #123;`;', errors: [unknown('#123')] },
  ],
});
