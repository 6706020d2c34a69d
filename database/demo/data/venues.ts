type Venue = [venue: string, city: string, timeZone: string]

/** Invented rooms in real cities. */
export const VENUES: Venue[] = [
  ['The Old Transformer', 'Leeds', 'Europe/London'],
  ['Canal Basin Social', 'Manchester', 'Europe/London'],
  ['The Bent Needle', 'Bristol', 'Europe/London'],
  ['Tannery Row', 'Glasgow', 'Europe/London'],
  ['The Ragged Anchor', 'Cardiff', 'Europe/London'],
  ['Pavilion Undercroft', 'Brighton', 'Europe/London'],
  ['Lace Hall', 'Nottingham', 'Europe/London'],
  ['The Grinder’s Rest', 'Sheffield', 'Europe/London'],
  ['Platform Nought', 'London', 'Europe/London'],
  ['The Mustard Loft', 'Norwich', 'Europe/London'],
  ['Dock Office Ballroom', 'Hull', 'Europe/London'],
  ['The Button Works', 'Birmingham', 'Europe/London'],
  ['High Level Arches', 'Newcastle upon Tyne', 'Europe/London'],
  ['The Linen Room', 'Belfast', 'Europe/London'],
  ['Weir House', 'Exeter', 'Europe/London'],
  ['Liberties Tap', 'Dublin', 'Europe/Dublin'],
  ['De Kleine Sluis', 'Amsterdam', 'Europe/Amsterdam'],
  ['Hinterhof 9', 'Berlin', 'Europe/Berlin'],
  ['La Petite Écluse', 'Lyon', 'Europe/Paris'],
]

export const TOURS = [
  'Spring Tour',
  'Back Rooms Tour',
  'Winter Run',
  'Two Nights Only',
  'Homecoming',
  'Seaside Dates',
  'Matinee and Evening',
  'Album Launch',
  'All-Dayer',
  'Support Slot',
]
