# A page whose house is on this device.
device-fetching = The games come to this device, once: { $got } of { $of } MB.
device-opening = The games are being opened.
device-elsewhere = Your games are open in another tab.
device-take = Open them here
device-old = This browser is too old to play without a server. Firefox, Chrome or Safari of the last three years will do.
device-failed = The games could not be opened on this device.
device-again = Try again
device-alone = These games are on this device alone, so there is no link to invite others by. Whoever wants to play together installs Coronet and runs coronet serve.
device-beside = These games are on this device alone, so there is no link to invite others by.
device-to-server = To the tables of the server
device-seats = Seats without a bot stay open for other people at this device.
device-along = Take my games along
device-in = Bring games here
device-in-failed = This is no file of games taken along.
