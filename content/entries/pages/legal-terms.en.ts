import { supportLink, HELP_MAIL, mailLink } from '../contacts.ts';
import {
  AT_HOME,
  HOME_PHONE,
  KEPT,
  LATE_FEE,
  LOST_ROUTER,
  OUTAGE,
  PRICE_NOTICE_DAYS,
  REFUND_DAYS,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  THIRD_POINT,
  TWO_GIG_IN,
} from '../offer.ts';

/** The terms of service in English. Keep headings, order and figures the same as in the Spanish text. */
export const termsEnglish = `
<p>These terms are the agreement between you and Skein Fiber, Inc. (“Skein”, “we”) for internet service at your home. We have tried to write them the way we would explain them at your kitchen table. Where a word has a special meaning, we say so.</p>

<h2>The short version</h2>
<ul>
  <li>You pay a monthly price for a speed. Router, installation and data are inside that price.</li>
  <li>There is no contract term. You can leave on any day and get the unused days back.</li>
  <li>We fix what breaks, and credit you when we are slow about it.</li>
  <li>You keep the equipment in decent shape and the use within the law.</li>
</ul>
<p>The short version is a summary. If it and the sections below disagree, the sections below apply.</p>

<h2>1. Who can order</h2>
<p>You have to be at least 18\u00a0years old and live at the service address, or have the right to order for it. If you rent, you need the owner’s permission for the line to come in; an email from the owner is enough. One account covers one home. If you order for somebody else, you are responsible for the account until that person takes it over.</p>

<h2>2. What we provide</h2>
<h3>Speeds</h3>
<p>The speed of a plan is what the line can deliver over a cable between our network and your router, downloading and uploading. It is not a promise about every device, every Wi-\u2060Fi connection or every website: those depend on things that neither of us controls. If a test over a cable shows less than 80% of your plan’s speed on three different days, tell us. If we cannot repair it within 30\u00a0days, you may move to a smaller plan or leave, and we refund the last full month.</p>
<h3>Data</h3>
<p>We do not count your data, and we do not slow it down because there was a lot of it. In an emergency, such as an attack on the network, we may limit traffic for as long as the emergency lasts.</p>
<h3>Equipment</h3>
<p>The router, the fiber jack and the box on the wall belong to us. You may use the router for as long as you are a customer, or use one of your own instead. Please do not open the box on the wall: light in glass fiber can injure an eye.</p>

<h2>3. Installation and visits</h2>
<p>Standard installation is included. It covers one line from the street to the outside of your home, one hole through the wall, one jack and the setting up of the router. It takes about two hours, and someone ${AT_HOME.en} has to be present. Work beyond that, such as a trench longer than 150\u00a0feet or cable inside a finished wall, is quoted first and done only if you agree in writing.</p>
<p>Repair visits are included too, unless somebody damaged the equipment on purpose. If we arrive outside the agreed two-hour window, we credit one day of service.</p>

<h2>4. Prices and payment</h2>
<table>
  <caption>Charges for homes, in US dollars</caption>
  <thead><tr><th scope="col">What</th><th scope="col">Price</th><th scope="col">When</th></tr></thead>
  <tbody>
    <tr><th scope="row">${SKEIN_500.name}</th><td>${SKEIN_500.price}</td><td>Every month</td></tr>
    <tr><th scope="row">${SKEIN_1_GIG.name}</th><td>${SKEIN_1_GIG.price}</td><td>Every month</td></tr>
    <tr><th scope="row">${SKEIN_2_GIG.name}</th><td>${SKEIN_2_GIG.price}</td><td>Every month, in ${TWO_GIG_IN.en}</td></tr>
    <tr><th scope="row">Home phone</th><td>${HOME_PHONE}</td><td>Every month, if you order it</td></tr>
    <tr><th scope="row">Third access point</th><td>${THIRD_POINT}</td><td>Every month, if you order it</td></tr>
    <tr><th scope="row">Router and standard installation</th><td>$0</td><td>Included</td></tr>
    <tr><th scope="row">Paper bill</th><td>$0</td><td>On request</td></tr>
    <tr><th scope="row">Late payment</th><td>${LATE_FEE}</td><td>Once per bill, 15\u00a0days after it was due</td></tr>
    <tr><th scope="row">Router not returned</th><td>${LOST_ROUTER}</td><td>Once, 30\u00a0days after the end</td></tr>
  </tbody>
</table>
<p>Taxes and government fees are added and listed by name. You are billed in advance, on the day of the month on which your service began. We may change a price; when we do, we tell you at least ${PRICE_NOTICE_DAYS}\u00a0days ahead, and you may leave before the change without paying it.</p>
<p>If you think that a bill is wrong, tell us within 90\u00a0days. We do not charge a late fee on an amount that is under discussion, and we do not shut off service over it.</p>

<h2>5. When service fails</h2>
<p>We credit your account without being asked when an outage on our side lasts ${OUTAGE.en}:</p>
<ul>
  <li>more than ${OUTAGE.hours}\u00a0hours: one day of service;</li>
  <li>more than 24\u00a0hours: three days;</li>
  <li>more than 72\u00a0hours: half a month.</li>
</ul>
<p>A business line gets twice the credit: ${OUTAGE.business.en}, six days or a full month.</p>
<p>Power outages in your home, equipment that is not ours, and events that nobody could prevent, such as a flood or a hurricane, do not count. We repair the line all the same.</p>
<p>Service needs electric power. If you make calls over the line, including calls to 911, keep a battery for the router or another way to call.</p>

<h2>6. Fair use</h2>
<p>Use the service as a household does. You may work from home, run a small server and play all night. You may not:</p>
<ul>
  <li>break the law, or help others to break it;</li>
  <li>attack, scan or overload systems that are not yours;</li>
  <li>send bulk mail that people did not ask for;</li>
  <li>resell the line, or share it beyond your property for money.</li>
</ul>
<p>If a device in your home does one of these things without your knowledge, we call you first and help you find it. We suspend service without notice only if the harm cannot wait.</p>

<h2>7. Privacy</h2>
<p>We keep what we need to run your account: name, addresses, payments, and technical records of the line. We do not look into your traffic, do not sell what we know about you, and hand it to authorities only when the law obliges us. Technical records are deleted after ${KEPT.records.en}; bills, ${KEPT.bills.en} after you leave.</p>

<h2>8. Ending the service</h2>
<p>You can end the service on any day by calling us. There is no fee for leaving. We bill up to that day, refund the days that you have paid for beyond it within ${REFUND_DAYS}\u00a0days, and send a prepaid label for the router.</p>
<p>We may end the service with 30\u00a0days’ notice if you seriously break these terms or if a bill stays unpaid for 60\u00a0days. In both cases we write twice before. We may also stop serving an address altogether; then you have at least 90\u00a0days to look for something else.</p>

<h2>9. Responsibility</h2>
<p>If we damage your home during installation or repair, we put it right at our cost. For other loss we are responsible up to what you paid us in the last twelve months, unless we acted on purpose or with gross negligence, or the law does not allow such a limit. Neither of us is responsible for lost profit from the use of a home line. Nothing here takes away rights that the consumer law of your state gives you.</p>

<h2>10. Disagreements</h2>
<p>Talk to us first: ${supportLink} at any hour, or ${mailLink(HELP_MAIL)}. If support cannot settle it, ask for a written decision; you get one within 20\u00a0days, signed by a person. After that you may go to small claims court where you live, or to any other court that has jurisdiction. The law of your state applies.</p>

<h2>11. Changes to these terms</h2>
<p>We may change these terms. We send you the new text with the changes marked at least 60\u00a0days before they apply. If you do not agree, you may leave before that day under section\u00a08. Changes that are only better for you, or that correct a spelling mistake, may apply at once.</p>
<p>If one sentence of these terms turns out to be invalid, the others stay in force. The English and the Spanish text count equally; where they differ, the reading that is better for you applies.</p>
`;
