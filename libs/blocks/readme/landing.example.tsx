import { ButtonBanner } from '@skein/blocks/banners/button-banner';
import { ReferralProgram } from '@skein/blocks/community/referral-program';
import { TextWithImage } from '@skein/blocks/content-block/text-with-image';
import { IconList } from '@skein/blocks/content-grid/icon-list';
import { InstructionSteps } from '@skein/blocks/help/instruction-steps';
import { PageHero } from '@skein/blocks/heroes/page-hero';
import { PlansSection } from '@skein/blocks/plans/plans-section';
import { Faq } from '@skein/blocks/questions/faq';
import { TextBlock } from '@skein/blocks/text/text-block';
import { htmlLiteral } from '@skein/ui';

/** A picture of your own: the file is `public/street.svg`. */
const street = {
  url: '/street.svg',
  width: 960,
  height: 720,
  alt: 'A street at dusk, with light in every window.',
  contentType: 'image/svg+xml',
};
const order = { text: 'Order now', target: { href: '/order' } };

export function Landing() {
  return (
    <>
      <PageHero
        title="Internet that keeps up"
        description={htmlLiteral`<p>Fiber to the house, and a person who picks up the phone.</p>`}
        image={street}
        cta={order}
      />
      <PlansSection
        title="Plans"
        cta={order}
        cards={[
          { speed: '500 Mbps', price: '$55', pricingTag: 'a month', features: ['All the data you use'] },
          { speed: '1 Gig', price: '$70', pricingTag: 'a month', topLabel: 'Most taken' },
        ]}
      />
      <IconList
        title="In every plan"
        items={[
          {
            icon: 'wifi',
            title: 'A router',
            description: htmlLiteral`<p>Set up by us, in the best place.</p>`,
          },
          {
            icon: 'calendar',
            title: 'No contract',
            description: htmlLiteral`<p>Stop at the end of any month.</p>`,
          },
        ]}
      />
      <TextWithImage
        title="We lay it ourselves"
        description={htmlLiteral`<p>Our own crews, from the street to your desk.</p>`}
        image={street}
        imageSide="right"
      />
      <ButtonBanner title="Is it on your street?" cta={{ text: 'Check', target: { href: '/check' } }} />
      <InstructionSteps
        title="What happens next"
        steps={[
          { title: 'We visit', description: htmlLiteral`<p>To see where the line comes in.</p>` },
          { title: 'We install', description: htmlLiteral`<p>It takes a morning.</p>` },
        ]}
      />
      <ReferralProgram
        title="Tell a neighbor"
        steps={[{ title: 'Share your link', description: htmlLiteral`<p>Both of you get a month.</p>` }]}
        ctas={[{ text: 'Get my link', target: { href: '/account' } }]}
      />
      <Faq
        title="Questions"
        items={[{ title: 'Is there a contract?', description: htmlLiteral`<p>No.</p>` }]}
      />
      <TextBlock title="Fine print" content={htmlLiteral`<p>Prices do not include taxes.</p>`} />
    </>
  );
}
