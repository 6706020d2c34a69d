export type { Block, Section, Text } from '#storefront/texts/text'
