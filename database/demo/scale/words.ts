/** Names of the crowd that scaling makes: any of the first with any of the second. */
export const FIRST_WORDS = ['Copper', 'Velvet', 'Northern', 'Paper', 'Hollow', 'Amber', 'Quiet', 'Electric', 'Borrowed', 'Silver', 'Wicker', 'Distant', 'Crimson', 'Plastic', 'Midnight', 'Gentle', 'Rusted', 'Concrete', 'Feral', 'Painted', 'Sunday', 'Lesser', 'Woollen', 'Neon', 'Tidal', 'Brittle', 'Golden', 'Haunted', 'Accidental', 'Parish', 'Stray', 'Marbled']

export const SECOND_WORDS = ['Lanterns', 'Arcade', 'Foxes', 'Terrace', 'Harbour', 'Telephone', 'Orchard', 'Machines', 'Pigeons', 'Balcony', 'Compass', 'Laundrette', 'Antlers', 'Postcards', 'Weather', 'Stairwell', 'Magpies', 'Transmitter', 'Picnic', 'Gasworks', 'Thistle', 'Bandstand', 'Umbrella', 'Viaduct', 'Engines', 'Lullaby', 'Pavement', 'Turnstile', 'Feathers', 'Bonfire', 'Escalator', 'Garden']

/** What is printed on their merch. */
export const DESIGN_WORDS = ['Encore', 'Static', 'Backline', 'Soundcheck', 'Load-In', 'Feedback', 'Setlist', 'B-Side', 'Curfew', 'House Lights', 'Guest List', 'Reverb', 'Flyer', 'Merch Desk', 'Last Orders', 'Side Two', 'Bootleg', 'Doors at Seven', 'Wristband', 'Drum Riser', 'Sold Out', 'Green Room', 'Van Days', 'Hand Stamp', 'One More']
