/**
 * Which shapes of the atlas make up each tinted part of the map. Today's borders, put together to those of the time.
 * @type {Record<string, readonly string[]>}
 */
export const LAND_ZONES = {
  'western-europe': [
    ...['Canada', 'United Kingdom', 'Ireland', 'Iceland', 'Isle of Man', 'Norway', 'Sweden', 'Finland', 'Åland'],
    ...['Denmark', 'Belgium', 'Netherlands', 'Luxembourg', 'Germany', 'France', 'Andorra', 'Monaco', 'Spain'],
    ...['Portugal', 'Italy', 'San Marino', 'Vatican', 'Malta', 'Switzerland', 'Liechtenstein', 'Austria', 'Greece'],
    ...['Turkey', 'Cyprus', 'N. Cyprus'],
  ],
  'eastern-europe': [
    ...['Poland', 'Czechia', 'Slovakia', 'Hungary', 'Romania', 'Bulgaria', 'Albania', 'Slovenia', 'Croatia'],
    ...['Bosnia and Herz.', 'Serbia', 'Montenegro', 'Kosovo', 'Macedonia'],
  ],
  'middle-east': [
    ...['Syria', 'Lebanon', 'Israel', 'Palestine', 'Jordan', 'Iraq', 'Iran', 'Kuwait', 'Bahrain', 'Qatar'],
    ...['United Arab Emirates', 'Oman', 'Yemen', 'Saudi Arabia', 'Egypt', 'Libya'],
  ],
  asia: [
    ...['Afghanistan', 'Pakistan', 'India', 'Siachen Glacier', 'Sri Lanka', 'Nepal', 'Bhutan', 'Bangladesh', 'Japan'],
    ...['South Korea', 'North Korea', 'Taiwan', 'Australia', 'New Zealand', 'Papua New Guinea'],
  ],
  'southeast-asia': [
    ...['Myanmar', 'Laos', 'Cambodia', 'Thailand', 'Vietnam', 'Malaysia', 'Singapore', 'Brunei', 'Indonesia'],
    ...['Timor-Leste', 'Philippines'],
  ],
  africa: [
    ...['Morocco', 'W. Sahara', 'Algeria', 'Tunisia', 'Mauritania', 'Mali', 'Niger', 'Chad', 'Senegal', 'Gambia'],
    ...['Guinea-Bissau', 'Guinea', 'Sierra Leone', 'Liberia', "Côte d'Ivoire", 'Ghana', 'Togo', 'Benin'],
    ...['Burkina Faso', 'Nigeria', 'Cameroon', 'Central African Rep.', 'Eq. Guinea', 'Gabon', 'Congo'],
    ...['Dem. Rep. Congo', 'Rwanda', 'Burundi', 'Uganda', 'Kenya', 'Tanzania', 'Somalia', 'Somaliland', 'Djibouti'],
    ...['Eritrea', 'Ethiopia', 'Sudan', 'S. Sudan', 'Angola', 'Zambia', 'Malawi', 'Mozambique', 'Zimbabwe'],
    ...['Botswana', 'Namibia', 'South Africa', 'Lesotho', 'eSwatini', 'Madagascar'],
  ],
  'central-america': [
    ...['Mexico', 'Guatemala', 'Belize', 'El Salvador', 'Honduras', 'Nicaragua', 'Costa Rica', 'Panama', 'Cuba'],
    ...['Jamaica', 'Haiti', 'Dominican Rep.', 'Puerto Rico', 'Bahamas'],
  ],
  'south-america': [
    ...['Colombia', 'Venezuela', 'Guyana', 'Suriname', 'Ecuador', 'Peru', 'Bolivia', 'Brazil', 'Paraguay'],
    ...['Uruguay', 'Chile', 'Argentina', 'Falkland Is.', 'Trinidad and Tobago'],
  ],
  us: ['United States of America'],
  ussr: [
    ...['Russia', 'Ukraine', 'Belarus', 'Moldova', 'Estonia', 'Latvia', 'Lithuania', 'Georgia', 'Armenia'],
    ...['Azerbaijan', 'Kazakhstan', 'Uzbekistan', 'Turkmenistan', 'Kyrgyzstan', 'Tajikistan'],
  ],
  elsewhere: ['China', 'Mongolia', 'Hong Kong', 'Macao', 'Greenland'],
};
