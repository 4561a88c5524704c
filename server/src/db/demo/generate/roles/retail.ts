import type { Role } from '../role.ts'

export const retail: Record<string, Role> = {
  shopAssistant: {
    titles: {
      junior: ['Sales assistant, Saturdays', 'Shop assistant, training included'],
      mid: ['Sales adviser', 'Sales adviser, part-time', 'Shop assistant'],
      senior: ['Department manager'],
    },
    held: ['Sales Assistant', 'Sales Adviser', 'Department Manager'],
    skills: [
      'Retail Sales',
      'Customer Service',
      'Cash Handling',
      'Stock Control',
      'Visual Merchandising',
      'Food Hygiene',
      'Photography',
    ],
    pay: 29_000,
    types: ['Part-time', 'Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Store', 'Market', 'Outfitters'],
    learned: [
      ['Retail', 'Vocational diploma'],
      ['Retail', 'Certificate'],
    ],
    opens: [
      'Most of our customers come back, and many ask for somebody by name. It could be yours.',
      'Our shop is small, the shelf is deep, and people want to know the difference. You like to explain it.',
    ],
    duties: [
      'Advise customers, and send them elsewhere when we do not have the right thing',
      'Fill shelves, look after prices and dates',
      'Work at the till, quickly and without a mistake',
      'Make the window so that people stop',
    ],
    wants: ['pleasure in people, also at half past six', 'honest advice', 'two Saturdays a month'],
    ask: {
      value: 'Sell us your pen. No, better: when did you talk somebody out of buying?',
      answers: [
        'A tent for four to a couple. They came back a year later with a baby and bought it.',
        'The dearest coffee machine. I asked what they drink, and it was tea.',
        'Boots half a size too small, because they were the last ones. I wrote down the number instead.',
        'A cake for thirty. They were twelve. I gave them the recipe for the rest.',
      ],
    },
    intros: [
      'Sales adviser who also says no.',
      'Shop assistant with a good memory for names and sizes.',
      'I like shops, and I like them tidy.',
      'Visual merchandiser: five things in a window, not fifty.',
    ],
    bios: [
      'I grew up behind the counter of a hardware shop and could tell screws apart before letters.',
      'Selling is listening with a till beside you.',
      'I enjoy Saturdays in December. I know that this is unusual.',
    ],
    deeds: [
      'Advice and till in a shop with about 300 customers a day.',
      'Responsible for the cheese counter: sixty kinds, and hardly any waste.',
      'Designed shop windows that were photographed, by customers and by a newspaper.',
    ],
  },
  storeManager: {
    titles: {
      junior: ['Assistant store manager'],
      mid: ['Store manager', 'Buyer', 'Branch manager'],
      senior: ['Area manager'],
    },
    held: ['Assistant Store Manager', 'Store Manager', 'Area Manager'],
    skills: [
      'Store Management',
      'Stock Control',
      'Team Leadership',
      'E-Commerce',
      'Shopify',
      'Procurement',
      'Budgeting',
      'Retail Sales',
    ],
    pay: 46_000,
    workplaces: ['Stores', 'Retail', 'Trading'],
    learned: [
      ['Retail Management', 'Diploma'],
      ['Business Administration', 'Bachelor of Arts'],
    ],
    opens: [
      'Fourteen colleagues, a store room that is too small, and a street with three competitors. You would be in charge of all but the last.',
      'A third of our sales comes from the web, and it is still run from a back room. It should get a front room.',
    ],
    duties: [
      'Lead the team, plan the shifts fairly and three weeks ahead',
      'Decide on range, prices and orders, with your own budget',
      'Know the figures of yesterday by nine in the morning',
      'Be in the shop, and not only in the office',
    ],
    wants: ['experience in retail and with a team', 'a good hand with figures', 'an open door'],
    ask: {
      value: 'What do you look at first when you enter a shop?',
      answers: [
        'The floor. Then whether somebody has looked up.',
        'The last shelf on the left. The first one is always tidy.',
        'At the people in the queue, and whether they look at the time or at each other.',
        'The bin. It tells you what was ordered too much.',
      ],
    },
    intros: [
      'Store manager who can still work every till.',
      'Buyer with a good nose and a fair handshake.',
      'E-commerce manager: fewer clicks, better photos, honest stock.',
    ],
    bios: [
      'I started as a Saturday help and have done every job in a shop, the night inventory included.',
      'A fair rota does more for a shop than a sale.',
      'I like suppliers whom I can visit by train.',
    ],
    deeds: [
      'Led a shop of sixteen people; sales grew by a tenth, and sick days fell.',
      'Built up an online shop with 2,400 articles and same-day dispatch.',
      'Cut food waste by 45 percent with smaller orders and an evening shelf.',
    ],
  },
  securityGuard: {
    titles: {
      junior: ['Security guard, beginners'],
      mid: ['Security guard, museum and events', 'Security guard, nights', 'Doorkeeper'],
      senior: ['Head of security'],
    },
    held: ['Security Guard', 'Senior Security Guard', 'Head of Security'],
    skills: [
      'Security Guarding',
      'First Aid',
      'Customer Service',
      'Emergency Medical Care',
      'Occupational Safety',
      'Disaster Response',
    ],
    pay: 34_000,
    types: ['Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Security', 'Safety Services', 'Rescue'],
    learned: [
      ['Protection and Security', 'Certificate'],
      ['Emergency Care', 'Vocational diploma'],
    ],
    opens: [
      'Good security is a friendly person who sees everything. We look for one.',
      'Most nights nothing happens. We pay you for the others.',
    ],
    duties: [
      'Walk rounds, check doors and keep the log',
      'Receive visitors, help the lost and calm the loud',
      'Give first aid and lead people out when it is needed',
      'Practise with us once a month',
    ],
    wants: ['the certificate that the law asks for', 'a calm and polite manner', 'shifts, nights among them'],
    ask: {
      value: 'How did you last calm somebody down?',
      answers: [
        'I asked for his name and said mine. After that we were two people.',
        'By speaking more quietly than he did until he had to stop to hear me.',
        'I offered a chair and sat down first.',
        'With time. I said that I had all night, and it was true.',
      ],
    },
    intros: [
      'Security guard with a quiet voice.',
      'First aider, fire warden, good listener.',
      'I keep doors, logs and my temper.',
    ],
    bios: [
      'I was a volunteer firefighter before it became my job to watch over things.',
      'The best shift is one about which there is nothing to write, and I write that down properly.',
      'I have guarded pictures, concerts and a melon field. The melons were the hardest.',
    ],
    deeds: [
      'Night service in a museum with 14,000 objects; nothing was lost but an umbrella.',
      'Security at concerts of up to 3,000 people, responsible for the front of stage.',
      'Trained forty colleagues in first aid and the use of extinguishers.',
    ],
  },
}
