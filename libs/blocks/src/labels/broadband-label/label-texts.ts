import type { UiText } from '@skein/ui';

/** Checks the texts and infers their names. The type holds only the names, not the texts. */
const texts = <Name extends string>(of: Readonly<Record<Name, UiText>>) => of;

/** The texts of the label. The regulator sets the English texts and their order (47 CFR 8.1(a), FCC 22-86). */
export const labelTexts = texts({
  title: { en: 'Broadband Facts', es: 'Datos de banda ancha' },
  kind: { en: 'Fixed Broadband Consumer Disclosure', es: 'Información al consumidor sobre banda ancha fija' },
  monthlyPrice: { en: 'Monthly Price', es: 'Precio mensual' },
  notIntroductory: {
    en: 'This Monthly Price is not an introductory rate.',
    es: 'Este precio mensual no es una tarifa de introducción.',
  },
  introductory: {
    en: 'This Monthly Price is an introductory rate. It holds for {months} months; after that the price is {later} a month.',
    es: 'Este precio mensual es una tarifa de introducción. Dura {months} meses; después, el precio es de {later} al mes.',
  },
  introductoryOne: {
    en: 'This Monthly Price is an introductory rate. It holds for 1 month; after that the price is {later} a month.',
    es: 'Este precio mensual es una tarifa de introducción. Dura 1 mes; después, el precio es de {later} al mes.',
  },
  noContract: {
    en: 'This Monthly Price does not require a contract.',
    es: 'Este precio mensual no requiere contrato.',
  },
  contract: {
    en: 'This Monthly Price requires a {months}-month contract.',
    es: 'Este precio mensual requiere un contrato de {months} meses.',
  },
  contractOne: {
    en: 'This Monthly Price requires a 1-month contract.',
    es: 'Este precio mensual requiere un contrato de 1 mes.',
  },
  contractTerms: { en: 'Terms of the contract', es: 'Condiciones del contrato' },
  charges: { en: 'Additional Charges & Terms', es: 'Cargos y condiciones adicionales' },
  monthlyFees: { en: 'Provider Monthly Fees', es: 'Cargos mensuales del proveedor' },
  localFee: { en: 'Local Fee', es: 'Cargo local' },
  rentalFee: { en: 'Equipment Rental Fee', es: 'Alquiler de equipo' },
  oneTimeFees: { en: 'One-Time Fees at the Time of Purchase', es: 'Cargos únicos al momento de la compra' },
  installationFee: { en: 'Installation Fee', es: 'Cargo de instalación' },
  oneTimeFee: { en: 'Other One-Time Fees', es: 'Otros cargos únicos' },
  earlyTerminationFee: { en: 'Early Termination Fee', es: 'Cargo por cancelación anticipada' },
  govTaxes: { en: 'Government Taxes', es: 'Impuestos del gobierno' },
  discounts: { en: 'Discounts & Bundles', es: 'Descuentos y paquetes' },
  speeds: { en: 'Speeds Provided with Plan', es: 'Velocidades del plan' },
  download: { en: 'Typical Download Speed', es: 'Velocidad de bajada típica' },
  upload: { en: 'Typical Upload Speed', es: 'Velocidad de subida típica' },
  latency: { en: 'Typical Latency', es: 'Latencia típica' },
  data: { en: 'Data Included with Monthly Price', es: 'Datos incluidos en el precio mensual' },
  dataCharges: { en: 'Charges for Additional Data Usage', es: 'Cargos por uso adicional de datos' },
  unlimited: { en: 'Unlimited', es: 'Ilimitados' },
  networkManagement: { en: 'Network Management', es: 'Administración de la red' },
  privacy: { en: 'Privacy', es: 'Privacidad' },
  policy: { en: 'Read our policy', es: 'Leer nuestra política' },
  support: { en: 'Customer Support', es: 'Atención al cliente' },
  contact: { en: 'Contact Us', es: 'Contáctanos' },
  supportPage: { en: 'Ways to reach us', es: 'Formas de contacto' },
  phone: { en: 'Phone', es: 'Teléfono' },
  learnMore: {
    en: 'Learn more about the terms used on this label by visiting the Federal Communications Commission’s Consumer Resource Center.',
    es: 'Conoce los términos de esta etiqueta en el Centro de recursos para el consumidor de la Comisión Federal de Comunicaciones.',
  },
  learnMorePage: { en: 'See the explanations', es: 'Ver las explicaciones' },
  uid: { en: 'Unique Plan Identifier', es: 'Identificador único del plan' },
});
