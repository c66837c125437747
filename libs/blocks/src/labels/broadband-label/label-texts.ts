/** The words of the label. The English ones and their order are the regulator's (47 CFR 8.1(a), FCC 22-86). */
export interface LabelTexts {
  readonly title: string;
  readonly kind: string;
  readonly monthlyPrice: string;
  readonly notIntroductory: string;
  readonly introductory: (months: number, later: string) => string;
  readonly noContract: string;
  readonly contract: (months: number) => string;
  readonly contractTerms: string;
  readonly charges: string;
  readonly monthlyFees: string;
  readonly localFee: string;
  readonly rentalFee: string;
  readonly oneTimeFees: string;
  readonly installationFee: string;
  readonly oneTimeFee: string;
  readonly earlyTerminationFee: string;
  readonly govTaxes: string;
  readonly discounts: string;
  readonly speeds: string;
  readonly download: string;
  readonly upload: string;
  readonly latency: string;
  readonly data: string;
  readonly dataCharges: string;
  readonly unlimited: string;
  readonly networkManagement: string;
  readonly privacy: string;
  readonly policy: string;
  readonly support: string;
  readonly contact: string;
  readonly supportPage: string;
  readonly phone: string;
  readonly learnMore: string;
  readonly learnMorePage: string;
  readonly uid: string;
}

export const labelTexts: Readonly<Record<'en' | 'es', LabelTexts>> = {
  en: {
    title: 'Broadband Facts',
    kind: 'Fixed Broadband Consumer Disclosure',
    monthlyPrice: 'Monthly Price',
    notIntroductory: 'This Monthly Price is not an introductory rate.',
    introductory: (months, later) =>
      `This Monthly Price is an introductory rate. It holds for ${months} months; after that the price is ${later} a month.`,
    noContract: 'This Monthly Price does not require a contract.',
    contract: (months) => `This Monthly Price requires a ${months}-month contract.`,
    contractTerms: 'Terms of the contract',
    charges: 'Additional Charges & Terms',
    monthlyFees: 'Provider Monthly Fees',
    localFee: 'Local Fee',
    rentalFee: 'Equipment Rental Fee',
    oneTimeFees: 'One-Time Fees at the Time of Purchase',
    installationFee: 'Installation Fee',
    oneTimeFee: 'Other One-Time Fees',
    earlyTerminationFee: 'Early Termination Fee',
    govTaxes: 'Government Taxes',
    discounts: 'Discounts & Bundles',
    speeds: 'Speeds Provided with Plan',
    download: 'Typical Download Speed',
    upload: 'Typical Upload Speed',
    latency: 'Typical Latency',
    data: 'Data Included with Monthly Price',
    dataCharges: 'Charges for Additional Data Usage',
    unlimited: 'Unlimited',
    networkManagement: 'Network Management',
    privacy: 'Privacy',
    policy: 'Read our policy',
    support: 'Customer Support',
    contact: 'Contact Us',
    supportPage: 'Ways to reach us',
    phone: 'Phone',
    learnMore:
      'Learn more about the terms used on this label by visiting the Federal Communications Commission’s Consumer Resource Center.',
    learnMorePage: 'To the explanations',
    uid: 'Unique Plan Identifier',
  },
  es: {
    title: 'Datos de banda ancha',
    kind: 'Información al consumidor sobre banda ancha fija',
    monthlyPrice: 'Precio mensual',
    notIntroductory: 'Este precio mensual no es una tarifa de introducción.',
    introductory: (months, later) =>
      `Este precio mensual es una tarifa de introducción. Dura ${months} meses; después, el precio es de ${later} al mes.`,
    noContract: 'Este precio mensual no requiere contrato.',
    contract: (months) => `Este precio mensual requiere un contrato de ${months} meses.`,
    contractTerms: 'Condiciones del contrato',
    charges: 'Cargos y condiciones adicionales',
    monthlyFees: 'Cargos mensuales del proveedor',
    localFee: 'Cargo local',
    rentalFee: 'Alquiler de equipo',
    oneTimeFees: 'Cargos únicos al momento de la compra',
    installationFee: 'Cargo de instalación',
    oneTimeFee: 'Otros cargos únicos',
    earlyTerminationFee: 'Cargo por cancelación anticipada',
    govTaxes: 'Impuestos del gobierno',
    discounts: 'Descuentos y paquetes',
    speeds: 'Velocidades del plan',
    download: 'Velocidad de bajada típica',
    upload: 'Velocidad de subida típica',
    latency: 'Latencia típica',
    data: 'Datos incluidos en el precio mensual',
    dataCharges: 'Cargos por uso adicional de datos',
    unlimited: 'Ilimitados',
    networkManagement: 'Administración de la red',
    privacy: 'Privacidad',
    policy: 'Lee nuestra política',
    support: 'Atención al cliente',
    contact: 'Contáctanos',
    supportPage: 'Formas de contacto',
    phone: 'Teléfono',
    learnMore:
      'Conoce los términos de esta etiqueta en el Centro de recursos para el consumidor de la Comisión Federal de Comunicaciones.',
    learnMorePage: 'A las explicaciones',
    uid: 'Identificador único del plan',
  },
};
