import { contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { article } from './blog.article.ts';

const story = entry(textBlock, 'blog-window-story', {
  content: t(
    `<p>A customer in Mueller wrote to us in September. Full bars on the sofa, none on the patio, and the two are eight feet apart. He had moved the router three times and bought a pair of long antennas, which did nothing. (We’ll get to those.)</p>
    <p>Marco Reyes went over with a meter. With the patio door open, the signal at the grill was perfect. With the door closed, it was gone. That door was the newest thing in the house: two panes of glass with a coating that keeps the Texas sun out.</p>
    <p>The coating is metal, in a layer far too thin to see. It turns back heat, and it turns back Wi-\u2060Fi the same way. A brick wall lets more through.</p>`,
    `<p>Un cliente de Mueller nos escribió en septiembre. En el sofá, todas las rayitas; en el patio, ninguna, y entre los dos hay unos ocho pies. Había movido el router tres veces y había comprado un par de antenas largas que no sirvieron de nada. (Ya llegaremos a eso.)</p>
    <p>Marco Reyes fue con un medidor. Con la puerta del patio abierta, la señal junto al asador era perfecta. Con la puerta cerrada, desaparecía. Esa puerta era lo más nuevo de la casa: doble vidrio con una película que no deja pasar el sol de Texas.</p>
    <p>La película es de metal, en una capa tan delgada que no se ve. Rechaza el calor, y de la misma manera rechaza el Wi-\u2060Fi. Una pared de ladrillo deja pasar más.</p>`,
  ),
});

const marco = entry(contentBlock, 'blog-window-marco', {
  variant: 'teamQuote',
  description: t(
    '<p>I’ve measured brick, stucco, and a wall of cookbooks. The clearest thing in the house was the worst of them.</p>',
    '<p>He medido ladrillo, estuco y una pared de libros de cocina. Lo más transparente de la casa resultó lo peor.</p>',
  ),
  name: t('Marco Reyes', 'Marco Reyes'),
  position: t('Installations', 'Instalaciones'),
  portrait: art('portrait-12'),
  imageSide: 'right',
  imageColor: 'teal',
  backgroundColor: 'amber-soft',
});

const outside = entry(textBlock, 'blog-window-outside', {
  title: t('How to get Wi-\u2060Fi out to the patio', 'Cómo llevar el Wi-\u2060Fi hasta el patio'),
  content: t(
    `<h3>Do the door test</h3>
    <p>Load a page outside with the door open, then again with it closed. A big difference means it’s the glass. No difference means it’s the distance.</p>
    <h3>Go around the glass</h3>
    <p>Wood, drywall and siding let a signal through. A router on the wall beside the door often does better than one right behind the window.</p>
    <h3>Put a second access point there</h3>
    <p>It comes with every plan if your house needs one. Near the patio wall, and wired if you can: a cable doesn’t care about glass.</p>
    <h3>Save your money on antennas</h3>
    <p>A longer one squeezes the signal flat. That can help on one floor. It doesn’t help with metal.</p>
    <h3>Look for hidden metal</h3>
    <p>Mirrors, foil insulation, and the back of a fridge all act the same way. So does water, so say sorry to the fish and move the router away from the tank.</p>`,
    `<h3>Haz la prueba de la puerta</h3>
    <p>Abre una página afuera con la puerta abierta y otra vez con la puerta cerrada. Si cambia mucho, es el vidrio. Si no cambia, es la distancia.</p>
    <h3>Rodea el vidrio</h3>
    <p>La madera y el panel de yeso dejan pasar la señal. Un router en la pared junto a la puerta suele funcionar mejor que uno justo detrás de la ventana.</p>
    <h3>Pon ahí un segundo punto de acceso</h3>
    <p>Viene con todos los planes si tu casa lo necesita. Cerca de la pared del patio y, si puedes, por cable: a un cable no le importa el vidrio.</p>
    <h3>No gastes en antenas</h3>
    <p>Una más larga aplana la señal. Eso puede ayudar en un mismo piso. Contra el metal no hace nada.</p>
    <h3>Busca el metal escondido</h3>
    <p>Los espejos, el aislante con aluminio y la parte de atrás del refrigerador hacen lo mismo. El agua también, así que pídele perdón a los peces y aleja el router de la pecera.</p>`,
  ),
});

const onward = entry(contentBlock, 'blog-window-onward', {
  variant: 'centeredText',
  title: t('Still a dead spot somewhere?', '¿Todavía hay un rincón sin señal?'),
  description: t(
    '<p>See where a router likes to stand, and what a second point can do.</p>',
    '<p>Mira dónde conviene poner un router y qué puede hacer un segundo punto.</p>',
  ),
  backgroundColor: 'violet-soft',
  cta: goTo('blog-window-wifi', 'Get better Wi-\u2060Fi', 'Mejorar mi Wi-\u2060Fi', '/wifi', 'button'),
});

export const windowGlass = article({
  slug: 'window',
  author: 'Lee Navarro',
  weeksAgo: 7,
  category: ['Wi-\u2060Fi', 'Wi-\u2060Fi en casa'],
  excerpt: [
    'Coated glass keeps the heat out. It keeps the Wi-\u2060Fi in, too, and there’s a way around it.',
    'El vidrio con capa metálica deja fuera el calor. También deja dentro el Wi-\u2060Fi, y tiene arreglo.',
  ],
  image: 'desk-violet',
  pageTitle: ['No Wi-Fi on the patio? Look at your windows', '¿Sin Wi-Fi en el patio? Revisa tus ventanas'],
  description: [
    'Coated windows stop Wi-Fi better than brick. Five ways to get the signal out to your patio, and what not to buy.',
    'El vidrio con capa metálica frena el Wi-Fi más que el ladrillo. Cinco maneras de llevar la señal al patio, y qué no comprar.',
  ],
  theme: 'mist',
  blocks: [story, marco, outside, onward],
});
