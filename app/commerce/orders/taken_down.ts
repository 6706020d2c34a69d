/** What histories and production holds say of orders whose product was taken down as a legal matter. */
export const TAKEN_DOWN = 'A product was taken down'
