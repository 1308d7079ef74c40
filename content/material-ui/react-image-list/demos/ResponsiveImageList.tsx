import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const hues = [0, 45, 90, 135, 180, 225, 270, 315];

export default function ResponsiveImageList() {
  return (
    <ImageList
      rowHeight={100}
      sx={{
        width: '100%',
        m: 0,
        '& img': { minHeight: 0 },
        gridTemplateColumns: {
          xs: 'repeat(2, 1fr) !important',
          sm: 'repeat(4, 1fr) !important',
          lg: 'repeat(8, 1fr) !important',
        },
      }}
    >
      {hues.map((hue, index) => (
        <ImageListItem key={hue}>
          <img src={picture(hue)} alt={`Day ${index + 1} of the hike`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

function picture(hue: number, width = 300, height = 200) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 70%)"/>
      <circle cx="70%" cy="35%" r="40" fill="hsl(${hue} 60% 85%)"/>
      <ellipse cx="40%" cy="100%" rx="60%" ry="40%" fill="hsl(${hue} 40% 35%)"/>
    </svg>`)}`;
}
