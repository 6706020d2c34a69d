/** Invented buyers: a first name and an initial. */
export const FIRST_NAMES = [
  'Robin', 'Asha', 'Callum', 'Priya', 'Megan', 'Tobi', 'Niamh', 'Gareth', 'Yasmin', 'Ellis', 'Freya', 'Imran', 'Rhona',
  'Kofi', 'Bethan', 'Marek', 'Saoirse', 'Dev', 'Hattie', 'Jonah', 'Leila', 'Angus', 'Zainab', 'Owen', 'Flora', 'Nikhil',
  'Carys', 'Ade', 'Martha', 'Rory', 'Sunita', 'Lewis', 'Iona', 'Femi', 'Gwen', 'Harpreet', 'Nell', 'Idris', 'Maya', 'Stan',
]

export const INITIALS = ['A', 'B', 'C', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'R', 'S', 'T', 'W']

type Place = [city: string, county: string, outwardCode: string]

export const PLACES: Place[] = [
  ['Leeds', 'West Yorkshire', 'LS6'],
  ['Manchester', 'Greater Manchester', 'M14'],
  ['Bristol', 'Bristol', 'BS5'],
  ['Glasgow', 'Glasgow City', 'G31'],
  ['Cardiff', 'South Glamorgan', 'CF11'],
  ['Brighton', 'East Sussex', 'BN2'],
  ['Nottingham', 'Nottinghamshire', 'NG7'],
  ['Sheffield', 'South Yorkshire', 'S7'],
  ['London', 'Greater London', 'SE15'],
  ['Norwich', 'Norfolk', 'NR2'],
  ['Hull', 'East Yorkshire', 'HU5'],
  ['Birmingham', 'West Midlands', 'B13'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE6'],
  ['Belfast', 'County Antrim', 'BT9'],
  ['Exeter', 'Devon', 'EX4'],
  ['Todmorden', 'West Yorkshire', 'OL14'],
]

export const STREETS = ['Chapel Row', 'Station Parade', 'Mill Bank', 'Albert Terrace', 'Canal Side', 'Fir Grove', 'Market Street', 'Back Lane', 'Prospect View', 'Victoria Crescent', 'Tannery Yard', 'Quarry Hill']

type Abroad = [city: string, state: string, zipCode: string, country: 'US' | 'CA']

export const PLACES_ABROAD: Abroad[] = [
  ['Portland', 'OR', '97214', 'US'],
  ['Chicago', 'IL', '60647', 'US'],
  ['Asheville', 'NC', '28801', 'US'],
  ['Toronto', 'ON', 'M6J 1H4', 'CA'],
  ['Halifax', 'NS', 'B3K 2X1', 'CA'],
]
