### The page of licences: its own words; the licences themselves stay as they were written.

page-licences-intro = Coronet is free software under the MIT licence. The page also holds typefaces and libraries that others made and share freely. With thanks: these are their licences, in their own words.
page-licences-missing = The licences could not be fetched just now. They also lie beside the page, where Coronet is installed: coronet/server/page/licences.json.
